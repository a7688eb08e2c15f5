package import TintypeDrawing

extension BlendMode {
  /// The mode of the display list, which goes by the same name.
  package var drawing: CompositeOperation { CompositeOperation(rawValue: rawValue) ?? .normal }
}

extension CGBlendMode {
  /// The mode of the display list that does the same with what is opaque.
  ///
  /// Where a shape is not, Core Graphics leaves what is below as it is. `GraphicsContext` makes of several steps what
  /// no mode does alone.
  var drawing: CompositeOperation {
    switch self {
    case .clear: .destinationOut
    case .copy: .normal
    case .sourceIn: .sourceAtop
    case .sourceOut: .xor
    case .destinationIn, .destinationAtop: .destinationOver
    default: CompositeOperation(rawValue: "\(self)") ?? .normal
    }
  }
}

/// A style whose paint meets what is below in another way.
private nonisolated struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  static func resolvedPaint(of style: Self, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(.blended(style.base.paint(in: environment), style.mode.drawing))
  }

  static func resolvedPaint(
    of style: Self, level: Int, in environment: EnvironmentValues
  ) -> StylePaint {
    let paint = Base.resolvedPaint(of: style.base, level: level, in: environment).paint
    return StylePaint(.blended(paint, style.mode.drawing))
  }
}

extension ShapeStyle {
  /// The style, whose paint meets what is below as a mode says.
  @_disfavoredOverload
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedShapeStyle(base: self, mode: mode)
  }
}
