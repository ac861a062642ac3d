import Specimens

/// Tells what of a screenshot belongs to the device and its apps from what it shows.
enum ScreenParts {
  /// The lines, those of status bar and controls marked, without what was made of icons beside them.
  static func told(_ lines: [TextLine], width: Int, height: Int) -> [TextLine] {
    let told = StatusBar.marked(lines, width: width, height: height)
    return FootControls.marked(
      HeaderIcons.without(told, width: width, height: height), width: width, height: height)
  }
}
