import Palette
import SwiftUI

/// A number of points, out of a number.
public struct Rating: View {
  let points: Int
  let most: Int

  /// Shows a number of points.
  ///
  /// ```swift
  /// Rating(3, of: 5)
  /// ```
  ///
  /// - Parameters:
  ///   - points: how many are filled.
  ///   - most: how many there are.
  public init(_ points: Int, of most: Int) {
    self.points = points
    self.most = most
  }

  public var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<most, id: \.self) { number in
        Circle().fill(number < points ? Palette.accent : Palette.ground).frame(
          width: 12, height: 12)
      }
    }
  }
}
