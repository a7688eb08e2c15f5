// Made of Fixtures/Names/TintypeSnapshots/Unavailable.txt by `make names`: change that file instead.
// swift-format-ignore-file

public import Tintype

extension Snapshotting where Value: SnapshotHost, Format == String {
  /// Not here: UIKit's description of its views.
  @available(*, unavailable, message: "There are no views of UIKit here. Write '.layout' for which view stands where, of 'rootView' in place of the controller.") public static var recursiveDescription: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) { _ in "" } }
  /// Not here: UIKit's description of its controllers.
  @available(*, unavailable, message: "There are no controllers of UIKit here. Write '.accessibility' for what a screen says, of 'rootView' in place of the controller.") public static var hierarchy: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) { _ in "" } }
}

extension Snapshotting where Value: View, Format == String {
  /// Not here: UIKit's description of its views.
  @available(*, unavailable, message: "There are no views of UIKit here. Write '.layout' for which view stands where.") public static var recursiveDescription: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) { _ in "" } }
}
