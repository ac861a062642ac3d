import Specimens

/// Why an entry can't be made or stored.
public enum CalendarError: Error, Sendable, Hashable {
  /// Not a zone this system knows.
  case unknownTimeZone(String)
  case endsBeforeStart
  /// A UID that can't be a file name.
  case unsafeUID(String)
  /// The calendar library could not write the entry.
  case notWritten
  /// The folder or file can't be written; `reason` is the system's words.
  case cannotWrite(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  /// An entry of this UID stands there with other bytes.
  case differentEntry(path: String)
}

extension CalendarError: CustomStringConvertible {
  public var description: String { sentence }

  /// One plain sentence that says what happened and what to do next.
  public var sentence: String {
    switch self {
    case .unknownTimeZone(let name):
      "“\(name)” is no time zone that this system knows; choose another, or none."
    case .endsBeforeStart:
      "The entry would end before it starts; correct one of the times."
    case .unsafeUID(let uid):
      "The entry's name “\(uid)” can't be a file name; read the specimen again."
    case .notWritten:
      "The entry could not be put into calendar form; edit its title or times and try again."
    case .cannotWrite(let path, let reason):
      "\(path) can't be written (\(reason)); choose another calendar folder in Settings."
    case .cannotRead(let path, let reason):
      "\(path) can't be read (\(reason)); check its permissions."
    case .differentEntry(let path):
      "\(path) was changed since it was written; say whether to replace it."
    }
  }
}
