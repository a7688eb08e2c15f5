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
