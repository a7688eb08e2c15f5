/// Reads the conditions of conditional compilation, as far as they can be known without a compiler.
struct ConditionReader {
  let tokens: ArraySlice<SwiftToken>
  private var index: Int

  /// The modules that are there to be imported in every program: the system's, and ours that stand in for Apple's.
  private static let modules: Set<String> = [
    "SwiftUI", "Foundation", "Combine", "Observation", "Dispatch", "FoundationNetworking", "Glibc",
    "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AuthenticationServices", "Charts",
    "Contacts", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion", "EventKit",
    "FoundationModels", "HealthKit", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MessageUI", "PencilKit", "Photos", "PhotosUI", "SafariServices", "Speech", "StoreKit",
    "SwiftData", "TintypeCryptoKit", "TintypeLogging", "TintypeNetwork", "TintypeSIMD",
    "TintypeSecurity", "TipKit", "UserNotifications", "Vision", "WatchConnectivity", "WebKit",
    "WidgetKit",
  ]

  private init(_ tokens: ArraySlice<SwiftToken>) {
    self.tokens = tokens
    index = tokens.startIndex
  }

  /// Whether a condition holds.
  ///
  /// - Parameter tokens: the tokens after `#if` or `#elseif`, to the end of the line.
  /// - Returns: false for what cannot be known, such as a flag of a project's own.
  static func holds(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    var reader = ConditionReader(tokens)
    return reader.disjunction()
  }

  private mutating func disjunction() -> Bool {
    var result = conjunction()
    while at("||") {
      index += 1
      let next = conjunction()
      result = result || next
    }
    return result
  }

  private mutating func conjunction() -> Bool {
    var result = term()
    while at("&&") {
      index += 1
      let next = term()
      result = result && next
    }
    return result
  }

  private mutating func term() -> Bool {
    guard index < tokens.endIndex else { return false }
    if tokens[index].kind == .symbol, tokens[index].text.allSatisfy({ $0 == "!" }) {
      let isNegated = tokens[index].text.count % 2 == 1
      index += 1
      return term() != isNegated
    }
    if at("("), let end = tokens[index].partner, tokens.indices.contains(end) {
      defer { index = end + 1 }
      return Self.holds(tokens[index + 1..<end])
    }
    let name = tokens[index].text
    index += 1
    guard at("("), let end = tokens[index].partner, tokens.indices.contains(end) else {
      return name == "true" || name == "DEBUG"
    }
    let argument = tokens[index + 1..<end]
    index = end + 1
    let argumentName = argument.first?.text ?? ""
    switch name {
    case "os": return argumentName == "Linux"
    case "canImport": return Self.modules.contains(argumentName)
    case "swift", "compiler": return argumentName.hasPrefix(">")
    default: return false
    }
  }

  private func at(_ text: String) -> Bool {
    index < tokens.endIndex && tokens[index].is(text)
  }
}

extension SourceOutline {
  /// The items that the compiler sees: without those in branches whose conditions do not hold.
  static func active(_ items: [SourceItem], _ tokens: [SwiftToken]) -> [SourceItem] {
    /// Whether the branch at hand is seen, whether one before it was, and whether all of them could be.
    var branches: [(isSeen: Bool, isDecided: Bool, isOpen: Bool)] = []
    return items.filter { item in
      let isSeen = branches.last?.isSeen ?? true
      guard item.kind == .directive,
        let start = firstToken(of: item, in: tokens),
        start + 1 < tokens.count
      else { return isSeen }
      let end = tokens[start...].firstIndex { !item.range.contains($0.range.lowerBound) }
      let condition = tokens[start + 2..<(end ?? tokens.count)]
      switch tokens[start + 1].text {
      case "if":
        let holds = isSeen && ConditionReader.holds(condition)
        branches.append((holds, holds, isSeen))
      case "endif": _ = branches.popLast()
      default:
        guard var branch = branches.popLast() else { return true }
        let holds = condition.isEmpty || ConditionReader.holds(condition)
        branch.isSeen = branch.isOpen && !branch.isDecided && holds
        branch.isDecided = branch.isDecided || branch.isSeen
        branches.append(branch)
      }
      return true
    }
  }
}
