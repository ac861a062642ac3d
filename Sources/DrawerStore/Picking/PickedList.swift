import Glibc
import Specimens

/// What the user picked to be filed, written down before the first file is opened, so that a power cut or a closed
/// terminal in the middle loses nothing of the choice.
///
/// One file for each import: what was picked on the first line, then the number of each file that is done with. The
/// file stays locked while its import runs; one that stands without a lock was interrupted.
public final class PickedList: Sendable {
  /// What was picked, with what was said of it.
  public struct Content: Sendable, Hashable, Codable {
    /// Absolute, as `PathText`.
    public var paths: [String]
    public var note: String
    public var origin: String?
    /// Ids of collections made by hand.
    public var collections: [String]
    public var pickedAt: Instant
    /// As in `FilingIntent`.
    public var staysHere: Bool?

    public init(
      paths: [String], note: String, origin: String?, collections: [String], pickedAt: Instant,
      staysHere: Bool? = nil
    ) {
      self.paths = paths
      self.note = note
      self.origin = origin
      self.collections = collections
      self.pickedAt = pickedAt
      self.staysHere = staysHere
    }
  }

  public let content: Content
  /// Places in `content.paths` that were done with when the list was opened.
  public let done: Set<Int>
  private let path: String
  private let descriptor: Int32

  fileprivate init(_ content: Content, done: Set<Int>, path: String, descriptor: Int32) {
    self.content = content
    self.done = done
    self.path = path
    self.descriptor = descriptor
  }

  deinit { Glibc.close(descriptor) }

  /// Notes that a file was filed or refused: it is not looked at again.
  public func finish(_ place: Int) {
    let line = Array("\(place)\n".utf8)
    // One short write at the end. Where it fails the file is looked at once more, and found to be there.
    _ = Glibc.write(descriptor, line, line.count)
  }

  /// Throws the list away: all is done, or the user wants no more of it.
  public func close() { unlink(path) }
}

extension DrawerFolder {
  /// Writes down what was picked.
  public func writeDown(_ content: PickedList.Content) throws(DrawerError) -> PickedList {
    guard let bytes = try? JSON.bytes(of: content) + [0x0A] else { throw .unsafeName("picked") }
    try Files.makeFolder(paths.picked)
    let name = "\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    let path = "\(paths.picked)/\(name)"
    // Locked before it can be seen: nobody takes it for an interrupted one.
    let hidden = "\(paths.picked)/.\(name)"
    let descriptor = open(hidden, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .writing(path, operation: "create") }
    let list = PickedList(content, done: [], path: path, descriptor: descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    else {
      unlink(hidden)
      throw .writing(path, operation: "write")
    }
    do {
      try Files.rename(hidden, to: path)
    } catch {
      unlink(hidden)
      throw error
    }
    return list
  }

  /// The lists of imports that were interrupted, for whoever goes on with them: no other process gets them while
  /// they live.
  public func interruptedPicks() -> [PickedList] {
    let names = ((try? Files.names(in: paths.picked)) ?? []).filter { !$0.hasPrefix(".") }
    return names.sorted().compactMap { name in
      let path = "\(paths.picked)/\(name)"
      let descriptor = open(path, O_RDWR | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      // The second look: it may have been finished between the opening and the lock.
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, Files.exists(path) else {
        Glibc.close(descriptor)
        return nil
      }
      return interrupted(path, descriptor)
    }
  }

  private func interrupted(_ path: String, _ descriptor: Int32) -> PickedList? {
    let lines = ((try? Files.read(path)) ?? []).split(separator: 0x0A)
    guard let first = lines.first, let content = try? JSON.value(PickedList.Content.self, from: Array(first))
    else {
      // Half of it was written: the import had not opened a file yet.
      unlink(path)
      Glibc.close(descriptor)
      return nil
    }
    let done = lines.dropFirst().compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    return PickedList(content, done: Set(done), path: path, descriptor: descriptor)
  }

  /// Forgets all that was picked and is not being filed now.
  public func forgetInterruptedPicks() { for list in interruptedPicks() { list.close() } }
}
