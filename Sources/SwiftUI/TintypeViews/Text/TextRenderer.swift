import TintypeDrawing
import TintypeText

/// Draws the laid-out lines of text in place of the system.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: its lines, in points from the upper left corner of the text.
  ///   - context: where to draw; its origin is the upper left corner of the text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of a text in space of a size, in points; the text's own by default.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far beyond the text's bounds the renderer draws, in points; nothing is cut off here.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The text's own size, in points.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A mark of a part of a text for a renderer.
public protocol TextAttribute {}

/// A text that can be measured.
public struct TextProxy {
  let node: TextNode

  /// The size in space of a size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.layout(proposal).size }
}

/// Marks of a part of a text, one of each kind.
struct CustomTextAttributes {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  /// Whether there are none.
  var isEmpty: Bool { values.isEmpty }

  /// The mark of a kind; nil for none.
  subscript<T: TextAttribute>(key: T.Type) -> T? { values[ObjectIdentifier(key)] as? T }

  /// Adds a mark unless one of its kind is there.
  mutating func add<T: TextAttribute>(_ value: T) {
    if values[ObjectIdentifier(T.self)] == nil { values[ObjectIdentifier(T.self)] = value }
  }

  /// These marks and those of what is around that are of other kinds.
  func over(_ outer: CustomTextAttributes) -> CustomTextAttributes {
    var result = self
    result.values.merge(outer.values) { own, _ in own }
    return result
  }
}

/// How a renderer of a user's own draws a text: where it stands in the tree of views.
///
/// An object, so that texts without one are no larger for it.
final class TextRendering {
  /// The laid-out text, with where it stands.
  typealias Input = (node: TextNode, proposal: ProposedViewSize, size: CGSize, DrawingContext)

  let renderer: any TextRenderer
  /// The marks of the runs, by their tags.
  let marks: [Int32: CustomTextAttributes]
  /// Pixels a point of pictures in the text.
  let displayScale: CGFloat
  /// The items from the upper left corner of the text.
  let items: Recording<Input, [DisplayItem]>

  @MainActor init(
    renderer: any TextRenderer, scope: DeferredScope, marks: [Int32: CustomTextAttributes]
  ) {
    self.renderer = renderer
    self.marks = marks
    displayScale = scope.position.environment.displayScale
    items = scope.resources.recording { input in
      let (node, proposal, size, context) = input
      let output = CanvasOutput(
        scope: scope, resolver: scope.apart(), environment: scope.position.environment,
        scale: context.scale, size: size
      ) { [] }
      var graphics = GraphicsContext(output: output)
      renderer.draw(layout: Text.Layout(node, proposal, in: size, context), in: &graphics)
      return output.items
    }
  }
}

extension Text {
  /// The text with a mark for a renderer.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var copy = self
    copy.attributes.custom.add(value)
    return copy
  }
}

extension EnvironmentValues {
  private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
  }

  /// Who draws texts; nil for the system.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension View {
  /// Lets a renderer draw the texts inside.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    changingEnvironment { $0.textRenderer = renderer }
  }
}
