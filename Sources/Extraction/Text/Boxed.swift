/// A large value behind one pointer: passed on at the cost of a word, copied only when a shared one is written to.
struct Boxed<Value: Sendable>: Sendable {
  // Written to only while one holder has it, so no two threads ever see a change.
  private final class Storage: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
