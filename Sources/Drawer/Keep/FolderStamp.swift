import DrawerStore

typealias FolderStamp = RecordStamp
