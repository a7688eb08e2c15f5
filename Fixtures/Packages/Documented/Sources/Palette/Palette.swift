import SwiftUI

/// The colors of all views of the library.
public enum Palette {
  /// The color of what can be tapped.
  public static let accent = Color.teal
  /// The color behind a view.
  public static let ground = Color.gray.opacity(0.15)
}
