/// A list of values of any types that a navigation stack has followed.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of the values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates the path that was kept.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The path as it can be kept; nil where a value cannot.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// A path that can be kept: for each value its type and its code, from the last one.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Reads a path; throws where a type is not known any more.
    public init(from decoder: any Decoder) throws {
      var (container, values): (any UnkeyedDecodingContainer, [AnyHashable]) = (
        try decoder.unkeyedContainer(), []
      )
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "no type \(name)")
        }
        let code = Data(try container.decode(String.self).utf8)
        values.append(AnyHashable(try JSONDecoder().decode(type, from: code)))
      }
      self.values = values.reversed()
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = value.base as? any Encodable, let name = _mangledTypeName(type(of: base))
        else { continue }
        try container.encode(name)
        try container.encode(String(decoding: try JSONEncoder().encode(base), as: UTF8.self))
      }
    }
  }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether there is no value.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes the last values; all of them where there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(k, 0), values.count))
  }
}
