import TintypeDrawing

/// How a view's pixels meet those below.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// On top.
  case normal
  /// Multiplied.
  case multiply
  /// The complements multiplied.
  case screen
  /// Multiplied or screened by what is below.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// What is below brightened.
  case colorDodge
  /// What is below darkened.
  case colorBurn
  /// Softly darkened or lightened.
  case softLight
  /// Multiplied or screened by what is on top.
  case hardLight
  /// The distance.
  case difference
  /// The distance with less contrast.
  case exclusion
  /// The hue of what is on top.
  case hue
  /// The saturation of what is on top.
  case saturation
  /// The color of what is on top.
  case color
  /// The brightness of what is on top.
  case luminosity
  /// Only where something is below.
  case sourceAtop
  /// Below what is there.
  case destinationOver
  /// Cut out of what is below.
  case destinationOut
  /// The sum of darkness.
  case plusDarker
  /// The sum of light.
  case plusLighter

  /// The mode of the display list.
  var drawing: TintypeDrawing.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
