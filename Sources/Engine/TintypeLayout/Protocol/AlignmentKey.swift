import Synchronization

/// The identity of a guide.
package struct AlignmentKey: Hashable, Sendable {
  /// Twice the place of the identifier's type in the registry, plus 1 for a vertical guide.
  let rawValue: UInt32

  var axis: Axis { rawValue & 1 == 0 ? .horizontal : .vertical }

  /// Whether the guide is one of the frame's own: edges and middles, which containers never merge.
  var isFrameGuide: Bool { rawValue <= AlignmentKey.bottom.rawValue }

  static var leading: AlignmentKey { AlignmentKey(rawValue: 0) }
  static var horizontalCenter: AlignmentKey { AlignmentKey(rawValue: 2) }
  static var trailing: AlignmentKey { AlignmentKey(rawValue: 4) }
  static var top: AlignmentKey { AlignmentKey(rawValue: 1) }
  static var verticalCenter: AlignmentKey { AlignmentKey(rawValue: 3) }
  static var bottom: AlignmentKey { AlignmentKey(rawValue: 5) }
  package static var firstTextBaseline: AlignmentKey { AlignmentKey(rawValue: 7) }
  package static var lastTextBaseline: AlignmentKey { AlignmentKey(rawValue: 9) }
  package static var listRowSeparatorLeading: AlignmentKey { AlignmentKey(rawValue: 10) }
  /// How far a text's widest word reaches: what is narrower breaks it.
  package static var widestWord: AlignmentKey { AlignmentKey(rawValue: 12) }

  /// Whether SwiftUI defines the guide; its default then depends on the length of its axis alone.
  var isBuiltIn: Bool { rawValue < AlignmentKey.firstCustomIndex * 2 }

  private static let registry = Mutex<
    (types: [any AlignmentID.Type], keys: [ObjectIdentifier: Int])
  >(
    ([], [:]))
  private static let firstCustomIndex: UInt32 = 8

  /// The key of an identifier that the user defines.
  static func custom(_ id: any AlignmentID.Type, axis: Axis) -> AlignmentKey {
    let index = registry.withLock { state in
      if let index = state.keys[ObjectIdentifier(id)] { return index }
      state.types.append(id)
      state.keys[ObjectIdentifier(id)] = state.types.count - 1
      return state.types.count - 1
    }
    return AlignmentKey(
      rawValue: (UInt32(index) + firstCustomIndex) * 2 + (axis == .horizontal ? 0 : 1))
  }

  /// The guide as a reader knows it: of one that the author made its type, such as `gutter` of `Gutter`.
  var readableName: String {
    guard !isBuiltIn else { return name.rawValue }
    let index = Int(rawValue / 2 - AlignmentKey.firstCustomIndex)
    let type = AlignmentKey.registry.withLock { $0.types[index] }
    let name = String(describing: type)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The position of the guide in a view that does not set it, in points.
  func defaultValue(in dimensions: ViewDimensions) -> Double {
    let size = Size(width: Double(dimensions.width), height: Double(dimensions.height))
    if let value = builtInValue(in: size) { return value }
    let index = Int(rawValue / 2 - AlignmentKey.firstCustomIndex)
    let type = AlignmentKey.registry.withLock { $0.types[index] }
    return Double(type.defaultValue(in: dimensions))
  }

  /// The default of a guide that SwiftUI defines; nil for one that the user defines.
  @inline(__always)
  func builtInValue(in size: Size) -> Double? {
    switch rawValue {
    case AlignmentKey.leading.rawValue, AlignmentKey.top.rawValue,
      AlignmentKey.listRowSeparatorLeading.rawValue, AlignmentKey.widestWord.rawValue:
      0
    case AlignmentKey.horizontalCenter.rawValue: size.width / 2
    case AlignmentKey.trailing.rawValue: size.width
    case AlignmentKey.verticalCenter.rawValue: size.height / 2
    case AlignmentKey.bottom.rawValue, AlignmentKey.firstTextBaseline.rawValue,
      AlignmentKey.lastTextBaseline.rawValue:
      size.height
    default: nil
    }
  }

  /// The position of the guide in a box without guides of its own, in points.
  @inline(__always)
  func defaultValue(ofBox size: Size) -> Double {
    if let value = builtInValue(in: size) { return value }
    return customDefault(ofBox: size)
  }

  @inline(never)
  private func customDefault(ofBox size: Size) -> Double {
    defaultValue(in: ViewDimensions(size: size, source: nil))
  }

  /// One value for a container out of its children's, in declaration order.
  ///
  /// `Rules/Alignment#Merging`: edges and middles never merge, baselines, the start of separators
  /// and the widest word take the extreme, others the mean.
  func merged(_ values: some Sequence<Double>) -> Double? {
    guard !isFrameGuide else { return nil }
    switch self {
    case .firstTextBaseline, .listRowSeparatorLeading: return values.min()
    case .lastTextBaseline, .widestWord: return values.max()
    default:
      var mean = 0.0
      var count = 0.0
      for value in values {
        count += 1
        mean += (value - mean) / count
      }
      return count > 0 ? mean : nil
    }
  }
}
