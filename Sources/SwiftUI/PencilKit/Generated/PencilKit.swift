// Made of Fixtures/Names/PencilKit/PencilKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// A drawing; it is empty.
public struct PKDrawing: Equatable, Codable, Sendable {
  public init() {}
  public init(data: Data) throws {}
  public var strokes: [PKStroke] { [] }
  public var bounds: CGRect { .zero }
  public func dataRepresentation() -> Data { Data() }
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}

/// A stroke.
public struct PKStroke: Sendable {}

/// What draws.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool {
  /// The kind of a pen.
  public enum InkType: Hashable, Sendable {
    case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
  }
  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) { self.inkType = inkType; self.color = color; self.width = width ?? 1 }
}

/// A rubber.
public struct PKEraserTool: PKTool {
  /// What it takes away.
  public enum EraserType: Hashable, Sendable {
    case vector, bitmap, fixedWidthBitmap
  }
  public init(_ eraserType: EraserType) {}
}

/// What chooses strokes.
public struct PKLassoTool: PKTool {
  public init() {}
}

/// Who may draw.
public enum PKCanvasViewDrawingPolicy: UInt, Hashable, Sendable {
  case `default`, anyInput, pencilOnly
}

/// A sheet to draw on; never drawn.
@preconcurrency @MainActor open class PKCanvasView: UIScrollView {
  public var drawing = PKDrawing()
  public var tool: any PKTool = PKInkingTool(.pen)
  public var drawingPolicy = PKCanvasViewDrawingPolicy.default
  public var isRulerActive = false
  public var isDrawingEnabled = true
}

/// Who would be told of a drawing; nobody is.
@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {}

/// What chooses a pen; never drawn.
@preconcurrency @MainActor public final class PKToolPicker: NSObject {
  public var selectedTool: any PKTool = PKInkingTool(.pen)
  public var isVisible: Bool { false }
  public func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  public func addObserver(_ observer: AnyObject) {}
  public func removeObserver(_ observer: AnyObject) {}
}

/// Who would be told of a pen; nobody is.
@preconcurrency @MainActor public protocol PKToolPickerObserver: AnyObject {}
#endif
