/// The tables. The text comes first in the postings: FTS5 names the column with every word of a specimen, but
/// for the first (measured: a tenth of the file). A headline that is the title alone is not kept twice.
/// A change of any of them, or of the cutting of words, raises `version`; the index is then rebuilt.
enum Schema {
  static let version = 6 * 1000 + Analyzer.version

  static let statements = """
    CREATE TABLE specimen(
      id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, public_id TEXT,
      title TEXT NOT NULL, key_line TEXT NOT NULL,
      saved INTEGER NOT NULL, basis INTEGER NOT NULL,
      origin_kind INTEGER NOT NULL, origin_name TEXT, origin_clue TEXT,
      collection INTEGER NOT NULL, collections TEXT, review INTEGER NOT NULL, event INTEGER,
      flags INTEGER NOT NULL, confidence REAL NOT NULL,
      modified INTEGER NOT NULL, size INTEGER NOT NULL, checksum INTEGER NOT NULL);
    CREATE INDEX specimen_saved ON specimen(saved);
    CREATE INDEX specimen_collection ON specimen(collection, saved);
    CREATE INDEX specimen_review ON specimen(review, saved) WHERE review <> 0;
    CREATE INDEX specimen_event ON specimen(event) WHERE event IS NOT NULL;
    CREATE INDEX specimen_unread ON specimen(saved) WHERE flags & 2 = 0;
    CREATE INDEX specimen_public ON specimen(public_id) WHERE public_id IS NOT NULL;
    CREATE TABLE member(
      collection TEXT NOT NULL, saved INTEGER NOT NULL, specimen INTEGER NOT NULL,
      PRIMARY KEY(collection, saved, specimen)) WITHOUT ROWID;
    CREATE TABLE collection_name(id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE body(
      id INTEGER PRIMARY KEY, fields BLOB, labels TEXT NOT NULL, headline TEXT, extra TEXT, boxes BLOB,
      text TEXT NOT NULL);
    CREATE TABLE length(chunk INTEGER PRIMARY KEY, codes BLOB NOT NULL);
    CREATE TABLE word(word TEXT PRIMARY KEY, documents INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE meta(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    CREATE VIRTUAL TABLE hits USING fts5(
      text, headline, label, content='', columnsize=0, tokenize='curio');
    CREATE VIRTUAL TABLE hits_words USING fts5vocab('hits', 'row');
    INSERT INTO hits(hits, rank) VALUES('hashsize', 33554432);
    INSERT INTO hits(hits, rank) VALUES('automerge', \(automerge));
    """

  static let automerge = 8
  /// How long the log grows before a commit copies it into the file; SQLite's own number.
  static let logPages = 1000

  static let flagImage = 1
  static let flagRead = 2
  static let flagMoved = 1 << 20
  // What its words say it is, for the order of results.
  static let flagLabelled = 1 << 21
  static let flagCancelled = 1 << 22
  static let flagMenu = 1 << 23

  static func flags(of labels: [String]) -> Int {
    var flags = 0
    for label in labels where label.hasPrefix("@l:") {
      flags |= flagLabelled
      if label == FilterToken.label(.cancelled) { flags |= flagCancelled }
      if label == FilterToken.label(.menu) { flags |= flagMenu }
    }
    return flags
  }
}

extension Connection {
  /// Sets the connection up, creates the tables of a new file and refuses those of another version.
  func prepareSchema() throws(IndexError) {
    if !isReadOnly {
      // The page size goes first: behind another of these it is passed over.
      try execute("PRAGMA page_size=8192")
      // Said again, it would write the first page, and wait for the disk at each start.
      if try integer("PRAGMA auto_vacuum") != 2 { try execute("PRAGMA auto_vacuum=INCREMENTAL") }
      try execute(
        """
        PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA secure_delete=ON; PRAGMA foreign_keys=ON;
        PRAGMA temp_store=MEMORY;
        """)
    }
    try execute("PRAGMA cache_size=-32000; PRAGMA mmap_size=268435456;")
    let version = try integer("PRAGMA user_version") ?? 0
    if version == Schema.version { return }
    guard version == 0, !isReadOnly else { throw .outdated(path: path) }
    try transaction { () throws(IndexError) in
      // Another process may have made the tables while this one waited.
      if try integer("PRAGMA user_version") == Schema.version { return }
      guard try integer("SELECT count(*) FROM sqlite_schema") == 0 else { throw .outdated(path: path) }
      try execute(Schema.statements)
      try execute("PRAGMA user_version=\(Schema.version)")
    }
  }
}
