import Decisions
import DrawerStore
import Foundation
import Recognition
import SearchIndex
import Specimens
import Synchronization

/// The one door to a drawer: every use case is a method here, and nothing is written anywhere else.
///
/// All methods may be called from any thread; those that read pictures are `async`, the rest return at
/// once or after a short file operation. Every error is a `DrawerProblem`.
///
/// The folder is the truth. A change writes the record first and the index row after it; `catchUp` brings the
/// index to where the folder is, after a crash or when another process wrote.
public final class Drawer: Sendable {
  let folder: DrawerFolder
  let settingsFile: SettingsFile
  let log: DrawerLog
  public let clock: DrawerClock
  let environment: [String: String]
  /// False for a drawer on a read-only medium: looking works, changing says so.
  public let isWritable: Bool
  let composer = SpecimenComposer()
  let observers = Observers()
  let openings = OpeningCounts()
  let opened: Mutex<SearchIndex>
  /// The index is one in memory, and nothing stands in it yet.
  let awaitsIndex: Mutex<Bool>
  /// Held while specimens that speak of the same thing are brought together.
  let settling = Mutex<Void>(())
  /// What the user's decisions taught; nil until asked for, and after each new decision.
  let learnedHabits = Mutex<Habits?>(nil)
  /// Started with the first picture to read.
  let readers = Mutex<RecognitionPool?>(nil)
  /// Started with the first picture that has fields to look at twice.
  let others = Mutex<SecondReader?>(nil)
  /// What was done at the start and nobody was there yet to hear.
  let untold = Mutex<[String]>([])
  /// Set while the assist is left alone because it did not answer.
  let assistRest = Mutex<Instant?>(nil)
  /// Files of watched folders that were looked at, so that they are not opened again.
  let seenFiles = Mutex<SeenFiles?>(nil)

  /// Where everything of this drawer stands, for the other doors.
  public var paths: DrawerPaths { folder.paths }
  /// Where helper programs and libraries write what they would print.
  public var helperLogPath: String { paths.helperLog }
  var index: SearchIndex { opened.withLock { $0 } }

  private init(
    folder: DrawerFolder, index: SearchIndex, isOwn: Bool, isWritable: Bool, clock: DrawerClock,
    environment: [String: String]
  ) {
    self.folder = folder
    self.isWritable = isWritable
    self.clock = clock
    self.environment = environment
    settingsFile = SettingsFile(folder.paths)
    log = DrawerLog(folder.paths)
    opened = Mutex(index)
    awaitsIndex = Mutex(isOwn)
  }

  deinit {
    readers.withLock { $0?.stop() }
  }

  /// Opens a drawer; makes its folders where there are none.
  ///
  /// - Parameter followsFolder: brings the index to where the folder is before returning. The screen does
  ///   that after its first frame instead (`catchUp`).
  /// - Throws: `.cannotOpen` with what to do about it.
  public static func open(
    _ location: DrawerLocation, clock: DrawerClock = .system, followsFolder: Bool = true
  ) throws(DrawerProblem) -> Drawer {
    let folder = DrawerFolder(try location.paths())
    let access: DrawerFolder.Access
    do {
      access = try folder.prepare()
    } catch {
      throw DrawerProblem(.cannotOpen, error.sentence)
    }
    let isWritable = access == .writable
    let (index, isOwn) = try openIndex(folder, isWritable: isWritable)
    if isWritable { folder.holdReserves() }
    let drawer = Drawer(
      folder: folder, index: index, isOwn: isOwn, isWritable: isWritable, clock: clock,
      environment: location.environment)
    if followsFolder { try drawer.catchUp() }
    return drawer
  }

  /// A broken index is thrown away, since the folder makes it anew. A drawer that can only be looked at and has
  /// no index (a copy on a disc, a share), or one of another version, gets an empty one in memory (`isOwn`), which
  /// `catchUp` fills.
  private static func openIndex(_ folder: DrawerFolder, isWritable: Bool) throws(DrawerProblem) -> (
    index: SearchIndex, isOwn: Bool
  ) {
    let path = folder.paths.index
    do {
      let index = try folder.withRoomForIndex { () throws(IndexError) in
        try SearchIndex(path: path, readOnly: !isWritable)
      }
      return (index, false)
    } catch {
      if !isWritable, let own = try? SearchIndex(path: ":memory:") { return (own, true) }
      guard isWritable, error.needsRebuild else {
        throw DrawerProblem(.cannotOpen, "The index can't be opened: \(error)")
      }
    }
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    do {
      return (try SearchIndex(path: path, readOnly: false), false)
    } catch {
      throw DrawerProblem(.cannotOpen, "The index can't be made: \(error)")
    }
  }

  /// Throws `.notWritable` for a drawer that can only be looked at.
  func requireWritable() throws(DrawerProblem) {
    guard isWritable else {
      throw DrawerProblem(
        .notWritable,
        "The drawer \(paths.data) is read-only: it can be looked at, not changed. Make it writable, or name another with --drawer."
      )
    }
  }
}
