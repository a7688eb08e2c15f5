import Synchronization

/// What a style is called.
nonisolated enum StyleName {
  /// One of the built-in looks, such as `menu`.
  case look(String)
  /// A style by its type.
  case type(Any.Type)

  private static let texts = Mutex<[ObjectIdentifier: String]>([:])

  /// The name as an author writes it, such as `bordered`; a style of the author's own by its type.
  ///
  /// - Parameter control: what has the style, such as `Button`.
  /// - Returns: the name.
  func text(of control: String) -> String {
    switch self {
    case .look(let name): return name
    case .type(let type):
      // To look up the name of a type takes longer than to draw many a control.
      let cached = Self.texts.withLock { $0[ObjectIdentifier(type)] }
      if let cached { return cached }
      let text = Self.text(of: type, control)
      Self.texts.withLock { $0[ObjectIdentifier(type)] = text }
      return text
    }
  }

  private static func text(of type: Any.Type, _ control: String) -> String {
    let (name, suffix) = (String(describing: type), "\(control)Style")
    guard type is any BuiltIn.Type, name.hasSuffix(suffix) else { return name }
    let own = name.dropLast(suffix.count)
    return own == "Default" ? "automatic" : own.prefix(1).lowercased() + own.dropFirst()
  }
}
