import Foundation

/// The types that frameworks beside SwiftUI have, by what their compiled modules hold.
struct FrameworkNames {
  private let modules: [(name: String, names: DeclaredNames)]

  /// Opens the modules.
  ///
  /// - Parameter interfaces: compiled modules, those of frameworks among them.
  init(modules interfaces: [URL]) {
    modules = interfaces.compactMap { interface in
      let name = String(interface.lastPathComponent.prefix { $0 != "." })
      guard name != "SwiftUI", SystemModules.isFramework(name) else { return nil }
      return (name, DeclaredNames(modules: [interface], areAll: true))
    }.sorted { $0.0 < $1.0 }
  }

  /// The framework that has a type; nil where none has, and for names that begin as nothing of Apple's does.
  ///
  /// - Parameter name: the type's name.
  /// - Returns: the name of the module.
  func owner(of name: String) -> String? {
    guard SystemPrefixes.tell(name) else { return nil }
    return modules.first { $0.names.contains(name) }?.name
  }
}
