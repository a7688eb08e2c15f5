/// The parts of the report that are the same for every run.
enum ReportPage {
  /// The page, with marks where the style, the script and the data go.
  static let html = text(PackageResources.report_html)

  /// How the page looks.
  static let style = text(PackageResources.report_css)

  /// What the page does; it reads the data element and nothing else.
  static let script = text(PackageResources.report_js)

  /// What the page does besides where a server takes decisions: accept, reject, undo and finish.
  static let reviewScript = text(PackageResources.review_js)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
