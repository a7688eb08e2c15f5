/// A variant of symbols, such as the filled one.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// As named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// In a square.
  public static let square = SymbolVariants(shape: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The variant in a circle.
  public var circle: SymbolVariants { within("circle") }
  /// The variant in a square.
  public var square: SymbolVariants { within("square") }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { within("rectangle") }
  /// The variant filled.
  public var fill: SymbolVariants {
    var copy = self
    copy.isFilled = true
    return copy
  }
  /// The variant crossed out.
  public var slash: SymbolVariants {
    var copy = self
    copy.isSlashed = true
    return copy
  }

  private func within(_ shape: String) -> SymbolVariants {
    var copy = self
    copy.shape = shape
    return copy
  }

  /// Whether a variant has all that another one has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || shape == other.shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// The variant inside this one: what it asks for is added, and none asks for nothing any more.
  func adding(_ inner: SymbolVariants) -> SymbolVariants {
    guard inner != .none else { return .none }
    return SymbolVariants(
      shape: inner.shape ?? shape, isFilled: isFilled || inner.isFilled,
      isSlashed: isSlashed || inner.isSlashed)
  }

  /// The names of a symbol in this variant, the most particular first (`Rules/Symbols#Variants`).
  func names(of symbol: String) -> [String] {
    let parts = symbol.split(separator: ".").map(String.init)
    let isFilledByName = parts.last == "fill"
    let plain = isFilledByName ? parts.dropLast().joined(separator: ".") : symbol
    func has(_ part: String) -> Bool { parts.contains(part) }
    let slashes = isSlashed && !has("slash") ? [".slash", ""] : [""]
    let shapes = shape.map { has($0) ? [""] : [".\($0)", ""] } ?? [""]
    let fills = isFilledByName ? [".fill"] : isFilled ? [".fill", ""] : [""]
    var result: [String] = []
    for slash in slashes {
      for shape in shapes {
        for fill in fills { result.append("\(plain)\(slash)\(shape)\(fill)") }
      }
    }
    return result
  }
}

extension EnvironmentValues {
  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[feature: ImageEnvironment.self].symbolVariants }
    set { self[feature: ImageEnvironment.self].symbolVariants = newValue }
  }
}

extension View {
  /// Shows symbols inside in a variant where they have it, in addition to variants around.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { $0.symbolVariants = $0.symbolVariants.adding(variant) }
  }
}
