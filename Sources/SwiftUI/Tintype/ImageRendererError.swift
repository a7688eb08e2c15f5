package import TintypeDrawing
import TintypeLayout

/// Why a picture cannot be made.
public enum ImageRendererError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Fonts or images that the view uses are missing or cannot be read: each once, in the order in which
  /// the view asked for them.
  case missingResources([RenderResourceError])
  /// The root is infinitely large, in points, since it was proposed no finite size and something in
  /// it fills what it is proposed: the innermost view that has no end.
  case infiniteSize(CGSize, view: String)
  /// The canvas has a side below zero, in points.
  case negativeSize(CGSize)
  /// Views are nested too deep, and what is below would be left out; a sentence with the way to them.
  case incomplete(String)
  /// The pixels a point are no positive, finite number.
  case invalidScale(CGFloat)
  /// The canvas has no area, and the format, such as `PNG`, cannot hold a picture without any.
  case emptyCanvas(format: String)
  /// The picture, or a part of it that is drawn on its own, has more pixels than can be drawn.
  case tooLarge(width: Double, height: Double)
  /// There is no memory for this many bytes of pixels.
  case outOfMemory(bytes: Int)
  /// No view has the name that was asked for; the identifiers, types and kinds that there are.
  case unknownView(String, names: [String])
  /// The drawing library failed; a clause that says how.
  case drawingFailed(String)

  /// One sentence that says what to do; one for each missing font or image.
  public var description: String {
    switch self {
    case .missingResources(let errors): errors.map(\.description).joined(separator: " ")
    case .infiniteSize(let size, let view):
      "The view is \(Self.text(size)) points because of \(view); "
        + "give it a frame or propose a finite size."
    case .negativeSize(let size):
      "The canvas is \(Self.text(size)) points; give it sides that are not negative."
    case .incomplete(let sentence): "\(sentence); write the view with fewer views in each other."
    case .invalidScale(let scale):
      "A picture of \(scale) pixels a point cannot be drawn; set a positive scale, such as 2."
    case .emptyCanvas(let format):
      "The canvas has no area, and \(format) cannot hold an empty picture; give the view a size."
    case .tooLarge(let width, let height):
      "A picture of \(Self.text(CGSize(width: width, height: height))) pixels is too large: a side "
        + "has at most \(PixelSize.longestSide) pixels and the whole at most "
        + "\(PixelSize.largestArea); draw a smaller view, or at a smaller scale."
    case .outOfMemory(let bytes):
      "There is no memory for \(bytes) bytes of pixels; draw a smaller view, or at a smaller scale."
    case .unknownView(let name, let all):
      "No view is called '\(name)', by identifier, type or kind; there are "
        + all.prefix(24).map { "'\($0)'" }.joined(separator: ", ")
        + (all.count > 24 ? " and \(all.count - 24) more." : ".")
    case .drawingFailed(let reason): "The picture could not be drawn: \(reason)."
    }
  }

  private static func text(_ size: CGSize) -> String {
    "\(LayoutNumber.text(size.width)) x \(LayoutNumber.text(size.height))"
  }

  /// The public form of what a painter says.
  package init(_ error: RenderError) {
    self =
      switch error {
      case .invalidSize(let width, let height):
        .negativeSize(CGSize(width: width, height: height))
      case .invalidScale(let scale): .invalidScale(scale)
      case .emptyCanvas(let format): .emptyCanvas(format: format)
      case .tooLarge(let width, let height): .tooLarge(width: width, height: height)
      case .outOfMemory(let bytes): .outOfMemory(bytes: bytes)
      case .drawing(let reason): .drawingFailed(reason)
      }
  }
}

extension ImageRendererError {
  /// Draws, and gives what a painter throws its public form.
  ///
  /// - Parameter draw: what draws.
  /// - Throws: why it could not be drawn.
  /// - Returns: what was drawn.
  package static func wrapping<Result>(
    _ draw: () throws(RenderError) -> Result
  ) throws(ImageRendererError) -> Result {
    do throws(RenderError) {
      return try draw()
    } catch {
      throw ImageRendererError(error)
    }
  }
}

extension LayoutNode {
  /// The innermost view that has no end on an axis, the first of several; nil where this one is finite.
  var infinitePart: LayoutNode? {
    guard !frame.width.isFinite || !frame.height.isFinite else { return nil }
    for child in children {
      if let part = child.infinitePart { return part }
    }
    return self
  }
}
