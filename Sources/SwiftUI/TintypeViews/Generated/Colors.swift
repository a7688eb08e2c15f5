// Made of Fixtures/Names/TintypeViews/Colors.txt by `make names`: change that file instead.
// swift-format-ignore-file

import TintypeDrawing

extension Color {
  /// Red.
  public static let red = Color(system: .red)
  /// Orange.
  public static let orange = Color(system: .orange)
  /// Yellow.
  public static let yellow = Color(system: .yellow)
  /// Green.
  public static let green = Color(system: .green)
  /// Mint.
  public static let mint = Color(system: .mint)
  /// Teal.
  public static let teal = Color(system: .teal)
  /// Cyan.
  public static let cyan = Color(system: .cyan)
  /// Blue.
  public static let blue = Color(system: .blue)
  /// Indigo.
  public static let indigo = Color(system: .indigo)
  /// Purple.
  public static let purple = Color(system: .purple)
  /// Pink.
  public static let pink = Color(system: .pink)
  /// Brown.
  public static let brown = Color(system: .brown)
  /// Gray.
  public static let gray = Color(system: .gray)
  /// White.
  public static let white = Color(rgba: .white)
  /// Black.
  public static let black = Color(rgba: .black)
  /// Nothing.
  public static let clear = Color(rgba: .clear)
  /// The color of main content.
  public static let primary = Color(system: .label)
  /// The color of less important content.
  public static let secondary = Color(system: .secondaryLabel)
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing.
  public static var clear: Color { Color.clear }
  /// The tint of the environment.
  public static var accentColor: Color { Color.accentColor }
}

extension UIColor {
  /// Black.
  public static let black = UIColor(.black)
  /// White.
  public static let white = UIColor(.white)
  /// Nothing.
  public static let clear = UIColor(.clear)
  /// UIKit's color of that name.
  public static let darkText = UIColor(.black)
  /// UIKit's color of that name.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// UIKit's color of that name.
  public static let systemBackground = UIColor(Color(system: .background))
  /// UIKit's color of that name.
  public static let systemGroupedBackground = UIColor(Color(system: .groupedBackground))
  /// UIKit's color of that name.
  public static let secondarySystemGroupedBackground = UIColor(Color(system: .groupedCell))
  /// UIKit's color of that name.
  public static let label = UIColor(Color(system: .label))
  /// UIKit's color of that name.
  public static let secondaryLabel = UIColor(Color(system: .secondaryLabel))
  /// UIKit's color of that name.
  public static let tertiaryLabel = UIColor(Color(system: .tertiaryLabel))
  /// UIKit's color of that name.
  public static let quaternaryLabel = UIColor(Color(system: .quaternaryLabel))
  /// UIKit's color of that name.
  public static let separator = UIColor(Color(system: .faintSeparator))
  /// UIKit's color of that name.
  public static let systemFill = UIColor(Color(system: .fill))
  /// UIKit's color of that name.
  public static let systemRed = UIColor(Color(system: .red))
  /// UIKit's color of that name.
  public static let systemOrange = UIColor(Color(system: .orange))
  /// UIKit's color of that name.
  public static let systemYellow = UIColor(Color(system: .yellow))
  /// UIKit's color of that name.
  public static let systemGreen = UIColor(Color(system: .green))
  /// UIKit's color of that name.
  public static let systemMint = UIColor(Color(system: .mint))
  /// UIKit's color of that name.
  public static let systemTeal = UIColor(Color(system: .teal))
  /// UIKit's color of that name.
  public static let systemCyan = UIColor(Color(system: .cyan))
  /// UIKit's color of that name.
  public static let systemBlue = UIColor(Color(system: .blue))
  /// UIKit's color of that name.
  public static let systemIndigo = UIColor(Color(system: .indigo))
  /// UIKit's color of that name.
  public static let systemPurple = UIColor(Color(system: .purple))
  /// UIKit's color of that name.
  public static let systemPink = UIColor(Color(system: .pink))
  /// UIKit's color of that name.
  public static let systemBrown = UIColor(Color(system: .brown))
  /// UIKit's color of that name.
  public static let systemGray = UIColor(Color(system: .gray))
  /// UIKit's color of that name.
  public static let systemGray2 = UIColor(Color(system: .gray2))
  /// UIKit's color of that name.
  public static let systemGray3 = UIColor(Color(system: .gray3))
  /// UIKit's color of that name.
  public static let systemGray4 = UIColor(Color(system: .gray4))
  /// UIKit's color of that name.
  public static let systemGray5 = UIColor(Color(system: .gray5))
  /// UIKit's color of that name.
  public static let systemGray6 = UIColor(Color(system: .gray6))
  /// UIKit's color of that name.
  public static let secondarySystemBackground = UIColor(Color(system: .secondaryBackground))
  /// UIKit's color of that name.
  public static let tertiarySystemBackground = UIColor(Color(system: .tertiaryBackground))
  /// UIKit's color of that name.
  public static let tertiarySystemGroupedBackground = UIColor(Color(system: .tertiaryGroupedBackground))
  /// UIKit's color of that name.
  public static let secondarySystemFill = UIColor(Color(system: .secondaryFill))
  /// UIKit's color of that name.
  public static let tertiarySystemFill = UIColor(Color(system: .tertiaryFill))
  /// UIKit's color of that name.
  public static let quaternarySystemFill = UIColor(Color(system: .quaternaryFill))
  /// UIKit's color of that name.
  public static let opaqueSeparator = UIColor(Color(system: .opaqueSeparator))
  /// UIKit's color of that name.
  public static let link = UIColor(Color(system: .link))
  /// UIKit's color of that name.
  public static let placeholderText = UIColor(Color(system: .placeholderText))
  /// UIKit's color of that name.
  public static let tintColor = UIColor(Color(system: .blue))
}

/// Colors of a Mac's programs, as far as views are drawn with them: the phone's that mean the same.
public typealias NSColor = UIColor

extension UIColor {
  /// The background of a Mac's windows.
  public static var windowBackgroundColor: UIColor { .secondarySystemBackground }
  /// The background below a window's content.
  public static var underPageBackgroundColor: UIColor { .tertiarySystemBackground }
  /// The background of controls.
  public static var controlBackgroundColor: UIColor { .systemBackground }
  /// Controls.
  public static var controlColor: UIColor { .systemFill }
  /// Text of controls.
  public static var controlTextColor: UIColor { .label }
  /// The accent color.
  public static var controlAccentColor: UIColor { .tintColor }
  /// The background of text.
  public static var textBackgroundColor: UIColor { .systemBackground }
  /// Text.
  public static var textColor: UIColor { .label }
  /// Text that stands for what is missing.
  public static var placeholderTextColor: UIColor { .placeholderText }
  /// Words.
  public static var labelColor: UIColor { .label }
  /// Less important words.
  public static var secondaryLabelColor: UIColor { .secondaryLabel }
  /// Still less important words.
  public static var tertiaryLabelColor: UIColor { .tertiaryLabel }
  /// Hardly important words.
  public static var quaternaryLabelColor: UIColor { .quaternaryLabel }
  /// Lines between parts.
  public static var separatorColor: UIColor { .separator }
  /// Lines of tables.
  public static var gridColor: UIColor { .separator }
  /// Links.
  public static var linkColor: UIColor { .link }
  /// The background of what is selected.
  public static var selectedContentBackgroundColor: UIColor { .systemBlue }
}

extension Color {
  /// Creates a color from one of a Mac's.
  public nonisolated init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}
