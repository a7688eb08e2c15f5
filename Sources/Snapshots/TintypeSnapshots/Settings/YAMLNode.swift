import CTintypeYAML
import Foundation

/// A part of a YAML document, with the line on which it begins.
package struct YAMLNode {
  /// What the part is.
  private indirect enum Content {
    case text(String)
    case list([YAMLNode])
    case pairs([(key: YAMLNode, value: YAMLNode)])
  }

  /// Why a text is not read.
  package struct Malformed: Error {
    /// A sentence.
    package let message: String
    /// From 0.
    package let line: Int
  }

  private let content: Content
  /// From 0.
  package let line: Int

  /// The text of a scalar; nil for anything else.
  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// What a mapping holds, in order; nil for anything else.
  package var pairs: [(key: YAMLNode, value: YAMLNode)]? {
    if case .pairs(let pairs) = content { pairs } else { nil }
  }

  /// The text of a scalar, or those of a list; nil for anything else.
  package var texts: [String]? {
    switch content {
    case .text(let text): return [text]
    case .pairs: return nil
    case .list(let nodes):
      let texts = nodes.compactMap(\.text)
      return texts.count == nodes.count ? texts : nil
    }
  }

  /// The most bytes that are read of settings: nobody writes more, and what is nested deeply costs stack.
  private static let mostBytes = 16384
  /// How deep lists and mappings are followed: what refers to itself has no end.
  private static let mostDepth = 4
  /// How many parts are followed: a few lines of references to references stand for millions.
  private static let mostParts = 10_000

  /// Reads a text.
  ///
  /// - Parameter yaml: one document.
  /// - Returns: its outermost part; nil for an empty one.
  /// - Throws: what is wrong with the text, and where.
  package static func root(of yaml: String) throws(Malformed) -> YAMLNode? {
    guard yaml.utf8.count <= mostBytes else {
      throw Malformed(
        message: "These settings are too long; at most \(mostBytes) bytes are read.", line: 0)
    }
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) != 0 else {
      throw Malformed(message: "There is no memory for these settings.", line: 0)
    }
    defer { yaml_parser_delete(&parser) }
    let bytes = Array(yaml.utf8)
    let result: Result<YAMLNode?, Malformed> = bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var document = yaml_document_t()
      guard yaml_parser_load(&parser, &document) != 0 else {
        let message = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
        return .failure(
          Malformed(message: "This is not YAML: \(message).", line: Int(parser.problem_mark.line)))
      }
      defer { yaml_document_delete(&document) }
      var rest = mostParts
      return .success(
        yaml_document_get_root_node(&document).map {
          YAMLNode($0, &document, depth: 0, rest: &rest)
        })
    }
    return try result.get()
  }

  private init(
    _ node: UnsafeMutablePointer<yaml_node_t>, _ document: inout yaml_document_t, depth: Int,
    rest: inout Int
  ) {
    line = Int(node.pointee.start_mark.line)
    func child(_ index: Int32) -> YAMLNode {
      rest -= 1
      guard depth < Self.mostDepth, rest >= 0,
        let found = yaml_document_get_node(&document, index)
      else { return YAMLNode(content: .list([]), line: 0) }
      return YAMLNode(found, &document, depth: depth + 1, rest: &rest)
    }
    switch node.pointee.type {
    case YAML_SCALAR_NODE:
      let scalar = node.pointee.data.scalar
      content = .text(
        String(
          decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self))
    case YAML_SEQUENCE_NODE:
      let items = node.pointee.data.sequence.items
      content = .list(
        UnsafeBufferPointer(start: items.start, count: items.top - items.start).map(child))
    default:
      let pairs = node.pointee.data.mapping.pairs
      content = .pairs(
        UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start).map {
          (child($0.key), child($0.value))
        })
    }
  }

  private init(content: Content, line: Int) {
    self.content = content
    self.line = line
  }
}
