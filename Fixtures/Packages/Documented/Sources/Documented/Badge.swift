import Palette
import SwiftUI

/// A short text on a ground of its own.
///
/// ```swift
/// Badge("New")
/// ```
public struct Badge: View {
  private let text: String

  /// Shows a text.
  public init(_ text: String) {
    self.text = text
  }

  public var body: some View {
    Text(text).padding(BadgeMetrics.margin).background(Palette.accent)
      .clipShape(RoundedRectangle(cornerRadius: BadgeMetrics.radius))
  }
}

#Preview {
  Badge("Preview")
}
