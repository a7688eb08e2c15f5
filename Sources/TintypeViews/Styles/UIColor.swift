/// The colors of UIKit that SwiftUI code names, such as `Color(.systemGray6)`.
public struct UIColor: Hashable, Sendable {
  let color: SystemColor

  /// UIKit's color of that name.
  public static let systemBackground = UIColor(color: .background)
  /// UIKit's color of that name.
  public static let systemGroupedBackground = UIColor(color: .groupedBackground)
  /// UIKit's color of that name.
  public static let secondarySystemGroupedBackground = UIColor(color: .groupedCell)
  /// UIKit's color of that name.
  public static let label = UIColor(color: .label)
  /// UIKit's color of that name.
  public static let secondaryLabel = UIColor(color: .secondaryLabel)
  /// UIKit's color of that name.
  public static let tertiaryLabel = UIColor(color: .tertiaryLabel)
  /// UIKit's color of that name.
  public static let quaternaryLabel = UIColor(color: .quaternaryLabel)
  /// UIKit's color of that name.
  public static let separator = UIColor(color: .separator)
  /// UIKit's color of that name.
  public static let systemFill = UIColor(color: .fill)
  /// UIKit's color of that name.
  public static let systemRed = UIColor(color: .red)
  /// UIKit's color of that name.
  public static let systemOrange = UIColor(color: .orange)
  /// UIKit's color of that name.
  public static let systemYellow = UIColor(color: .yellow)
  /// UIKit's color of that name.
  public static let systemGreen = UIColor(color: .green)
  /// UIKit's color of that name.
  public static let systemMint = UIColor(color: .mint)
  /// UIKit's color of that name.
  public static let systemTeal = UIColor(color: .teal)
  /// UIKit's color of that name.
  public static let systemCyan = UIColor(color: .cyan)
  /// UIKit's color of that name.
  public static let systemBlue = UIColor(color: .blue)
  /// UIKit's color of that name.
  public static let systemIndigo = UIColor(color: .indigo)
  /// UIKit's color of that name.
  public static let systemPurple = UIColor(color: .purple)
  /// UIKit's color of that name.
  public static let systemPink = UIColor(color: .pink)
  /// UIKit's color of that name.
  public static let systemBrown = UIColor(color: .brown)
  /// UIKit's color of that name.
  public static let systemGray = UIColor(color: .gray)
  /// UIKit's color of that name.
  public static let systemGray2 = UIColor(color: .gray2)
  /// UIKit's color of that name.
  public static let systemGray3 = UIColor(color: .gray3)
  /// UIKit's color of that name.
  public static let systemGray4 = UIColor(color: .gray4)
  /// UIKit's color of that name.
  public static let systemGray5 = UIColor(color: .gray5)
  /// UIKit's color of that name.
  public static let systemGray6 = UIColor(color: .gray6)
  /// UIKit's color of that name.
  public static let secondarySystemBackground = UIColor(color: .secondaryBackground)
  /// UIKit's color of that name.
  public static let tertiarySystemBackground = UIColor(color: .tertiaryBackground)
}

extension Color {
  /// Creates a color of UIKit's.
  public nonisolated init(uiColor: UIColor) { self.init(system: uiColor.color) }
  /// Creates a color of UIKit's.
  public nonisolated init(_ color: UIColor) { self.init(system: color.color) }
}
