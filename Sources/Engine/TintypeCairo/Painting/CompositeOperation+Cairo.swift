import CTintypeCairo
import CTintypeKernels
import TintypeDrawing

extension CompositeOperation {
  /// A kernel that blends words: pixels below, then pixels above.
  typealias Kernel =
    @convention(c) (
      UnsafeMutablePointer<UInt32>?, Int, UnsafePointer<UInt32>?, Int, Int32, Int32
    ) -> Void

  /// The kernel for what Cairo has not, or has by another formula.
  var kernel: Kernel? {
    switch self {
    case .softLight: tintype_blend_soft_light
    case .plusDarker: tintype_blend_plus_darker
    default: nil
    }
  }

  /// Cairo's operator: for the two modes with a kernel, the nearest one that a PDF can hold.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .xor: CAIRO_OPERATOR_XOR
    case .plusDarker: CAIRO_OPERATOR_DARKEN
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
