import Specimens

/// Tells what of a screenshot belongs to the device and its apps from what it shows.
enum ScreenParts {
  /// The lines, those of status bar and controls marked, without what was made of icons beside them.
  ///
  /// - Parameter standsApart: whether the first mark of what stands in a box is apart from the rest.
  static func told(
    _ lines: [TextLine], width: Int, height: Int, standsApart: (Box) -> Bool = { _ in false }
  ) -> [TextLine] {
    let told = StatusBar.marked(lines, width: width, height: height)
    return FootControls.marked(
      HeaderIcons.without(told, width: width, height: height, standsApart: standsApart), width: width,
      height: height)
  }
}
