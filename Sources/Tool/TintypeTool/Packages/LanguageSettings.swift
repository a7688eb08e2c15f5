import TintypeSyntax

/// What a project says of the language of its code, as far as it changes what code means.
///
/// What only forbids more, such as Swift 6's checks of concurrency, is left to Xcode: code that it compiles is drawn.
struct LanguageSettings: Equatable {
  /// The words that conditions of the code may ask for, in order.
  private(set) var defines: [String] = []
  /// Whether what says nothing else is the main actor's.
  private(set) var isMainActor = false
  /// The features of later versions that are switched on, in order.
  private(set) var features: [String] = []

  /// The features by what a project calls them.
  private static let names = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
  ]
  /// Those that Swift 6 has.
  private static let ofSwift6 = [
    "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures",
    "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]
  /// Those that "approachable concurrency" switches on.
  private static let ofApproachableConcurrency = [
    "DisableOutwardActorInference", "InferIsolatedConformances", "InferSendableFromCaptures",
    "NonisolatedNonsendingByDefault",
  ]

  /// Adds the settings of a configuration; what one of them says holds for all.
  ///
  /// - Parameter settings: the texts by their names, as Xcode writes them.
  mutating func add(_ settings: [String: Any]) {
    func text(_ name: String) -> String {
      (settings[name] as? [String])?.joined(separator: " ") ?? settings[name] as? String ?? ""
    }
    if text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { isMainActor = true }
    var found: Set<String> = []
    if text("SWIFT_VERSION").hasPrefix("6") { found.formUnion(Self.ofSwift6) }
    if text("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" {
      found.formUnion(Self.ofApproachableConcurrency)
    }
    for (name, feature) in Self.names where text("SWIFT_UPCOMING_FEATURE_" + name) == "YES" {
      found.insert(feature)
    }
    features = Set(features).union(found).sorted()
    let conditions = text("SWIFT_ACTIVE_COMPILATION_CONDITIONS").split(separator: " ").map {
      $0.filter { $0 != "\"" }
    }
    defines = Set(defines + conditions.filter { Self.isWord($0) }).sorted()
  }

  private static func isWord(_ text: String) -> Bool {
    text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// What the compiler is told.
  var arguments: [String] {
    features.flatMap { ["-enable-upcoming-feature", $0] }
      + (isMainActor ? ["-default-isolation", "MainActor"] : [])
  }

  /// Adds those of another project.
  mutating func formUnion(_ other: LanguageSettings) {
    isMainActor = isMainActor || other.isMainActor
    features = Set(features).union(other.features).sorted()
    defines = Set(defines).union(other.defines).sorted()
  }
}
