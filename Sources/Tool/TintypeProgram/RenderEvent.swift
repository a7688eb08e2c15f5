package import Tintype

/// What a program reports while it runs.
package enum RenderEvent: Codable, Sendable {
  /// What the views need is there; the code of views is loaded from here on.
  case ready
  /// The view with this number is about to be rendered; with how many bytes were printed before it.
  case began(Int, printed: Int)
  /// So many of so many layouts of the page that shows the view were drawn.
  case explored(Int, of: Int)
  /// A picture of the view was made; others may follow.
  case rendered(RenderedView)
  /// All pictures of the view were made.
  case finished(Int)
  /// The view's type cannot be made without arguments.
  case unmakeable(Int)
  /// The view could not be rendered, with a sentence that says why.
  case failed(Int, String)
  /// The view could not be rendered for want of memory, which may be there next time; with a sentence.
  case exhausted(Int, String)
  /// The disk does not take the view's picture; with the system's number for it.
  case notWritten(Int, Int32)
  /// Nothing can be rendered, with a sentence that says why; nothing comes after it, or before.
  case refused(String)
}

/// One view after it was rendered.
package struct RenderedView: Codable, Sendable {
  /// The number of the view in its program.
  package var index: Int
  /// What tells this picture of the view from its others; nil for the only one.
  package var part: String?
  /// The width of the canvas in points; infinity when the view has no size of its own.
  package var width: LayoutLength
  /// The height of the canvas in points.
  package var height: LayoutLength
  /// The width of the canvas in pixels.
  package var pixelWidth: Int
  /// The height of the canvas in pixels.
  package var pixelHeight: Int
  /// The files written, those of a variant in the order of the job's formats.
  package var files: [RenderedFile]
  /// What the layout had to say, one sentence each.
  package var diagnostics: [String]
  /// Those of the diagnostics that say what of the view was left out.
  package var omissions: [String] = []
  /// The layout tree as text, when asked for.
  package var dump: String?
  /// The layout tree as data, when asked for.
  package var layout: LayoutNode?
}
