import Foundation
import Specimens
import Synchronization

/// Background filing in progress; `stop` ends it, also in the middle of a picture.
public final class Watching: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  public func stop() { task.cancel() }

  deinit { task.cancel() }
}

extension Drawer {
  /// Follows the drawer while the program runs: files what arrives in the inbox and the watched folders (unless
  /// Settings say not to), and indexes what other processes or a synced folder bring.
  ///
  /// inotify tells at once; a look every few seconds covers file systems that do not tell.
  public func watch(progress: @escaping @Sendable (ImportEvent) -> Void) -> Watching {
    let (events, feed) = AsyncStream.makeStream(of: WatchSignal.self, bufferingPolicy: .bufferingNewest(64))
    let (specimens, tombstones, collections) = (paths.specimens, paths.tombstones, paths.collections)
    let watcher = FolderWatcher { seen in
      // Hidden files are Curio's own, or nobody's yet.
      for event in seen where !event.name.hasPrefix(".") {
        if event.folder == specimens {
          feed.yield(.newShard(event.name))
        } else if event.folder.hasPrefix(tombstones) || event.folder == collections {
          feed.yield(.deletion((event.folder as NSString).lastPathComponent))
        } else if event.folder.hasPrefix(specimens) {
          feed.yield(.shard((event.folder as NSString).lastPathComponent))
        } else {
          feed.yield(.arrival)
        }
      }
    }
    watchFolders(watcher)
    let timer = Task.detached(priority: .background) {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(watcher == nil ? 1 : 5))
        feed.yield(.arrival)
      }
    }
    // Filing takes its time; what others write shows meanwhile.
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let filing = Task.detached(priority: .utility) { [weak self] in
      for await _ in arrivals {
        guard let self, !Task.isCancelled else { return }
        if self.settings().readsInBackground { _ = await self.fileWaiting(progress: progress) }
      }
    }
    let task = Task.detached(priority: .utility) { [weak self] in
      defer {
        timer.cancel()
        filing.cancel()
      }
      arrival.yield()
      for await signal in events {
        guard let self, !Task.isCancelled else { return }
        switch signal {
        case .newShard(let name):
          watcher?.add("\(specimens)/\(name)")
          try? self.follow(shards: [name])
        case .shard(let name): try? self.follow(shards: [name])
        case .deletion(let shard):
          self.watchTombstones(watcher)
          // A new folder may hold what came before it was watched.
          try? self.followDeletions(inShards: shard.utf8.count == 2 ? [shard] : nil)
        case .arrival:
          self.watchFolders(watcher)
          arrival.yield()
        }
      }
    }
    return Watching(task)
  }

  /// Adding a folder that is watched already changes nothing.
  private func watchFolders(_ watcher: FolderWatcher?) {
    guard let watcher else { return }
    watcher.add(paths.inbox)
    watcher.add(paths.specimens)
    for shard in (try? folder.shards()) ?? [] { watcher.add(paths.shard(shard)) }
    watchTombstones(watcher)
    watcher.add(paths.collections)
    for watched in settings().watchedFolders { watcher.add(watched) }
  }

  private func watchTombstones(_ watcher: FolderWatcher?) {
    guard let watcher else { return }
    watcher.add(paths.tombstones)
    for shard in folder.tombstoneShards() { watcher.add("\(paths.tombstones)/\(shard)") }
  }
}

private enum WatchSignal: Sendable {
  case arrival
  case shard(String)
  case newShard(String)
  /// Tombstones of a shard, or collections, changed.
  case deletion(String)
}
