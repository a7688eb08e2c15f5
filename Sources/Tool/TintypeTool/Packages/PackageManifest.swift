import Foundation

/// What the manifest of a Swift package says, as far as its code is concerned.
struct PackageManifest: Codable, Equatable {
  /// A part of a package that is a module.
  struct Target: Codable, Equatable {
    let name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
    let type: String
    /// Its folder from the package's on; nil for the usual one.
    let path: String?
    /// Paths in its folder that are none of its sources.
    let exclude: [String]
    /// The only paths in its folder that are; nil for all.
    let sources: [String]?
    /// The names of the targets and products that it depends on.
    let dependencies: [String]
    /// Paths in its folder of what belongs to its bundle.
    let resources: [String]
    /// The words that conditions of its code may ask for.
    let defines: [String]
  }

  /// Another package that it needs.
  enum Dependency: Codable, Equatable {
    /// A folder, by its absolute path.
    case folder(String)
    /// A repository, with what the manifest asks of its version, as Swift.
    case repository(url: String, requirement: String)
  }

  /// A module, or several, by the name under which other packages know them.
  struct Product: Codable, Equatable {
    let name: String
    let targets: [String]
  }

  let name: String
  let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]

  /// The only target that others import of the package; nil for none and for several.
  var onlyLibrary: String? {
    let regular = Set(targets.lazy.filter { $0.type == "regular" }.map(\.name))
    let libraries = Set(products.flatMap(\.targets)).intersection(regular)
    return libraries.count == 1 ? libraries.first : nil
  }
}

extension PackageManifest {
  /// Reads what `swift package dump-package` prints.
  ///
  /// - Parameter json: the document.
  /// - Throws: `DecodingError` for a document of another kind.
  init(dump json: Data) throws {
    let dump = try JSONDecoder().decode(Dump.self, from: json)
    name = dump.name
    targets = dump.targets.map { target in
      Target(
        name: target.name, type: target.type, path: target.path, exclude: target.exclude ?? [],
        sources: target.sources, dependencies: target.dependencies.compactMap(\.name),
        resources: (target.resources ?? []).map(\.path),
        defines: (target.settings ?? []).compactMap { $0.kind?.define?.name })
    }
    products = dump.products.map { Product(name: $0.name, targets: $0.targets) }
    dependencies = dump.dependencies.compactMap(\.dependency)
  }
}

/// The document as SwiftPM writes it: cases of enumerations are keys, their values lists.
private struct Dump: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let dependencies: [Reference]
    let resources: [Resource]?
    let settings: [Setting]?
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Resource: Decodable { let path: String }

  struct Setting: Decodable {
    struct Kind: Decodable { let define: Name? }
    struct Name: Decodable {
      let name: String
      enum CodingKeys: String, CodingKey { case name = "_0" }
    }
    let kind: Kind?
  }

  /// A name in a list with other things: `{"product": ["Name", "package", null]}`.
  struct Reference: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      guard let key = container.allKeys.first else {
        name = nil
        return
      }
      var list = try container.nestedUnkeyedContainer(forKey: key)
      name = try list.decode(String.self)
    }
  }

  struct Package: Decodable {
    struct Folder: Decodable { let path: String }
    struct Repository: Decodable {
      let location: Location
      let requirement: Requirement
    }
    struct Location: Decodable {
      let remote: [Remote]?
      /// The paths of repositories on this machine.
      let local: [String]?

      var url: String? { remote?.first?.urlString ?? local?.first.map { "file://\($0)" } }
    }
    struct Remote: Decodable { let urlString: String }
    struct Requirement: Decodable {
      struct Bounds: Decodable {
        let lowerBound: String
        let upperBound: String
      }
      let range: [Bounds]?
      let exact: [String]?
      let branch: [String]?
      let revision: [String]?

      var code: String? {
        if let range = range?.first { return "\"\(range.lowerBound)\"..<\"\(range.upperBound)\"" }
        if let exact = exact?.first { return "exact: \"\(exact)\"" }
        if let branch = branch?.first { return "branch: \"\(branch)\"" }
        return revision?.first.map { "revision: \"\($0)\"" }
      }
    }
    let fileSystem: [Folder]?
    let sourceControl: [Repository]?

    var dependency: PackageManifest.Dependency? {
      if let folder = fileSystem?.first { return .folder(folder.path) }
      guard let repository = sourceControl?.first,
        let url = repository.location.url,
        let requirement = repository.requirement.code
      else { return nil }
      return .repository(url: url, requirement: requirement)
    }
  }

  struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  let name: String
  let targets: [Target]
  let products: [Product]
  let dependencies: [Package]
}
