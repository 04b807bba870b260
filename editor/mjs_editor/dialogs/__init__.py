"""The dialogs. Each asks for something and hands it back; none changes a document."""
