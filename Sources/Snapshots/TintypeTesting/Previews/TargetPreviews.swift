import Foundation
import Tintype
import TintypeSyntax

/// The previews of a target, by names that hold when they are put in another order.
@MainActor
struct TargetPreviews {
  /// One preview.
  @MainActor struct Found {
    /// What its pictures are called.
    let name: String
    /// Where it stands, for people.
    let location: String
    /// Makes what it shows, and what is said of it.
    fileprivate let make: @MainActor () throws -> (content: any View, settings: PreviewSettings)
    /// Whether its views are one picture.
    fileprivate let isWhole: Bool

    /// The pictures that it makes, one at least.
    ///
    /// - Throws: what making it throws, and what making the data of its modifiers does.
    func pictures() async throws -> [PreviewPicture] {
      let (content, settings) = try make()
      return PreviewPicture.all(
        of: try await settings.modified(content), settings, isWhole: isWhole)
    }

    /// What one of its pictures is called.
    func name(of picture: PreviewPicture) -> String {
      picture.part.map { "\(name)-\($0)" } ?? name
    }
  }

  /// The previews in the order of their names.
  let all: [Found]
  /// What is wrong with names, a sentence each; those previews are not in the list.
  let problems: [String]

  /// Finds the previews of a target.
  ///
  /// - Parameter module: the target's name.
  /// - Throws: ``UnfoundPreviews`` where there are none.
  init(of module: String) throws(UnfoundPreviews) {
    let found = try Self.everything()
    let own = found.filter { $0.module == module }
    if own.isEmpty {
      throw .none(module, others: Set(found.map(\.module)).sorted())
    }
    let (names, problems) = PreviewNames.names(for: own.map(\.wish))
    self.problems = problems
    all = zip(names, own).compactMap { name, found in
      name.map {
        Found(name: $0, location: found.wish.location, make: found.make, isWhole: found.isWhole)
      }
    }.sorted { $0.name < $1.name }
  }

  /// A preview before it has a name.
  private struct Unnamed {
    var module: String
    var wish: PreviewNames.Wish
    var make: @MainActor () throws -> (content: any View, settings: PreviewSettings)
    var isWhole: Bool
  }

  /// All previews that the process has.
  private static func everything() throws(UnfoundPreviews) -> [Unnamed] {
    guard let providers = Conformances.types(conformingTo: "PreviewProvider"),
      let registries = Conformances.types(conformingTo: "PreviewRegistry")
    else { throw .unknown }
    return providers.compactMap { ($0 as? any PreviewProvider.Type).map { unnamed($0) } }
      + registries.compactMap { ($0 as? any PreviewRegistry.Type).map { unnamed($0) } }
  }

  private static func unnamed<P: PreviewProvider>(_ provider: P.Type) -> Unnamed {
    // The module, the types around, and the type's own name.
    let path = String(reflecting: provider).split(separator: ".").map(String.init)
    let name = path.last ?? ""
    return Unnamed(
      module: path.first ?? "",
      wish: PreviewNames.Wish(
        base: PreviewDeclaration.shown(byProvider: name), location: name, line: 0),
      make: { (P.previews, PreviewSettings()) }, isWhole: false)
  }

  private static func unnamed(_ registry: any PreviewRegistry.Type) -> Unnamed {
    let path = registry.fileID.split(separator: "/").map(String.init)
    let file = path.last ?? ""
    return Unnamed(
      module: path.first ?? "",
      wish: PreviewNames.Wish(
        base: (file as NSString).deletingPathExtension,
        // The body is not run for this; one that cannot be made says so when it is shown.
        given: (try? registry.makePreview())?.name, shownType: registry.shownType,
        location: "\(file):\(registry.line)", line: registry.line),
      make: {
        let preview = try registry.makePreview()
        return (preview.body(), preview.settings)
      }, isWhole: true)
  }
}

/// Why there are no previews to compare.
enum UnfoundPreviews: Error, CustomStringConvertible {
  /// The target has none; others have.
  case none(String, others: [String])
  /// The runtime does not tell.
  case unknown

  var description: String {
    switch self {
    case .none(let module, let others):
      "There are no previews in a target \"\(module)\" that the tests are linked with; "
        + (others.isEmpty
          ? "no target has any." : "there are some in \(others.joined(separator: ", ")).")
    case .unknown: "Previews of a target are found on Linux only."
    }
  }
}
