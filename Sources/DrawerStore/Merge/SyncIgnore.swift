/// The drawer's `.stignore`: what belongs to one machine, or to a moment, and must not travel.
///
/// Temporary files carry a process id, and another machine would sweep them; locks mean nothing elsewhere; an
/// index is each machine's own. A `.stignore` that stands already is the user's.
enum SyncIgnore {
  static let bytes = Array(
    """
    // Curio: what belongs to this machine alone.
    /.incoming
    /.waiting
    /.lock
    /.reserve
    /.format
    /.format.lock
    /.backup-*
    /.cache
    /.config
    /.state

    """.utf8)
}
