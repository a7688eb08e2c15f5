import ArgumentParser
import Foundation
import TintypeGeometry
import TintypeSnapshots

/// One thing that can be said of pictures: its names, the texts that it takes, and where its value goes.
///
/// The tokens behind `swift`, the keys of pages and packages, the options of commands with their help, and what is said
/// of those that are misspelt or misunderstood are all made from the rows of ``all``.
struct Setting: Sendable {
  /// Where a setting can be said.
  struct Scopes: OptionSet {
    let rawValue: Int

    /// Behind `swift`, or in a comment above the fence.
    static let fence = Scopes(rawValue: 1)
    /// In front matter or a comment of a page, and in `tintype.yml`.
    static let page = Scopes(rawValue: 2)
    /// In `tintype.yml` alone.
    static let package = Scopes(rawValue: 4)
    static let render = Scopes(rawValue: 8)
    static let inspect = Scopes(rawValue: 16)
    static let explore = Scopes(rawValue: 32)
    /// `docs build` and `docs check`.
    static let docs = Scopes(rawValue: 64)
    /// `watch` and `docs watch`.
    static let watch = Scopes(rawValue: 128)
    static let gallery = Scopes(rawValue: 256)
    static let compare = Scopes(rawValue: 512)
    /// The commands that take Swift files as well.
    static let views: Scopes = [.render, .inspect, .explore, .compare]
  }

  /// Where an option stands in the help of commands.
  enum Section: CaseIterable {
    case content
    case style
    case explanation
  }

  /// What fences and pages call it.
  let name: String
  /// What else they may call it.
  let aliases: Set<String>
  let scopes: Scopes
  /// Where its option stands in the help; nil for one that is no option.
  let section: Section?
  /// What commands call it, without the hyphens.
  let option: String
  let meaning: SettingMeaning
  /// A text that is understood.
  let example: String
  /// A value that is understood in YAML.
  let pageExample: String
  let help: ArgumentHelp

  init(
    _ name: String, _ meaning: SettingMeaning, _ scopes: Scopes, section: Section? = nil,
    aliases: Set<String> = [], option: String? = nil, example: String = "",
    pageExample: String? = nil,
    help: ArgumentHelp = ""
  ) {
    self.name = name
    self.aliases = aliases
    self.scopes = scopes
    self.section = section
    self.option = option ?? name
    self.meaning = meaning
    self.example = example
    self.pageExample = pageExample ?? example
    self.help = help
  }

  /// The settings that can be said in a place, in the order in which people are told of them.
  static func all(in scope: Scopes) -> [Setting] {
    all.filter { !$0.scopes.isDisjoint(with: scope) }
  }

  /// The setting of a name, in small or capital letters.
  ///
  /// - Parameters:
  ///   - name: what somebody wrote.
  ///   - scope: where.
  /// - Returns: nil where there is none.
  static func named(_ name: String, in scope: Scopes) -> Setting? {
    let name = name.lowercased()
    return all.first { setting in
      !setting.scopes.isDisjoint(with: scope)
        && (setting.name.lowercased() == name || setting.aliases.contains(name))
    }
  }

  /// What is said of a name that no setting has.
  ///
  /// - Parameters:
  ///   - name: what somebody wrote.
  ///   - scope: where.
  /// - Returns: the rest of a sentence: the nearest name, or all.
  static func hint(for name: String, in scope: Scopes) -> String {
    let names = all(in: scope).map(\.name) + (scope.contains(.package) ? [TestSettings.key] : [])
    return NearestOption.to(name, among: names).map { "did you mean '\($0)'?" }
      ?? "use \(names.joined(separator: ", "))."
  }
}

/// What the texts of a setting mean.
struct SettingMeaning: Sendable {
  /// How many texts there are.
  enum Form: Equatable {
    /// None, or `true` and `false` in YAML.
    case flag
    /// `true` or `false` in YAML, and on the command line the name alone or behind `no-`.
    case yesOrNo
    case one
    /// One, or none for the usual value.
    case oneOrUsual(String)
    /// Several, each once, parted by commas.
    case list
  }

  /// Why a text is not understood.
  struct Misunderstood: Error {
    /// A sentence; nil where an example says it.
    var reason: String?
  }

  let form: Form
  /// Takes a value from texts.
  ///
  /// - Throws: ``Misunderstood``.
  let take: @Sendable (_ texts: [String], _ settings: inout PictureSettings) throws -> Void
  /// Takes the value from other settings where nothing is said yet.
  let complete: @Sendable (_ settings: inout PictureSettings, _ others: PictureSettings) -> Void
}

extension SettingMeaning {
  /// A part of the settings.
  typealias Part<Value> = any WritableKeyPath<PictureSettings, Value> & Sendable

  /// A value that one text means.
  ///
  /// - Parameters:
  ///   - part: where it goes.
  ///   - usual: what is meant where there is no text; nil where there has to be one.
  ///   - read: the value of a text; nil comes of one that is not understood, and an error says why.
  /// - Returns: the meaning.
  static func one<Value: Sendable>(
    _ part: Part<Value?>, usual: String? = nil,
    _ read: @escaping @Sendable (String) throws -> Value?
  ) -> SettingMeaning {
    SettingMeaning(form: usual.map { .oneOrUsual($0) } ?? .one) { texts, settings in
      guard texts.count == 1, let value = try understood(texts[0], read) else {
        throw Misunderstood()
      }
      settings[keyPath: part] = value
    } complete: {
      $0[keyPath: part] = $0[keyPath: part] ?? $1[keyPath: part]
    }
  }

  /// One of some words.
  ///
  /// - Parameters:
  ///   - part: where it goes.
  ///   - usual: what is meant where there is no text; nil where there has to be one.
  /// - Returns: the meaning.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ part: Part<Value?>, usual: String? = nil
  ) -> SettingMeaning {
    let values = Value.allCases.map(\.rawValue).joined(separator: ", ")
    return one(part, usual: usual) { text in
      guard let value = Value(rawValue: text) else {
        throw Misunderstood(
          reason: "'\(text)' is none of \(values).")
      }
      return value
    }
  }

  /// A text as it stands.
  ///
  /// - Parameter part: where it goes; an empty text says nothing.
  /// - Returns: the meaning.
  static func text(_ part: Part<String?>) -> SettingMeaning {
    SettingMeaning(form: .one) { texts, settings in
      guard texts.count == 1 else { throw Misunderstood() }
      settings[keyPath: part] = texts[0].isEmpty ? nil : texts[0]
    } complete: {
      $0[keyPath: part] = $0[keyPath: part] ?? $1[keyPath: part]
    }
  }

  /// Values that texts mean, one each.
  ///
  /// - Parameters:
  ///   - part: where they go.
  ///   - read: the value of a text; nil comes of one that is not understood, and an error says why.
  /// - Returns: the meaning.
  static func list<Value: Hashable & Sendable>(
    _ part: Part<[Value]>, _ read: @escaping @Sendable (String) throws -> Value?
  ) -> SettingMeaning {
    SettingMeaning(form: .list) { texts, settings in
      let parts = texts.flatMap { $0.split(separator: ",") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let values = try parts.compactMap { try understood($0, read) }
      guard values.count == parts.count, !values.isEmpty else { throw Misunderstood() }
      guard Set(values).count == values.count else {
        throw Misunderstood(reason: "'\(texts.joined(separator: ","))' does not name each once.")
      }
      settings[keyPath: part] = values
    } complete: {
      if $0[keyPath: part].isEmpty { $0[keyPath: part] = $1[keyPath: part] }
    }
  }

  /// One value where others may say several.
  ///
  /// - Parameters:
  ///   - part: where it goes.
  ///   - read: the value of a text; nil comes of one that is not understood.
  /// - Returns: the meaning.
  static func single<Value: Hashable & Sendable>(
    _ part: Part<[Value]>, _ read: @escaping @Sendable (String) -> Value?
  ) -> SettingMeaning {
    SettingMeaning(form: .one) { texts, settings in
      guard texts.count == 1, let value = read(texts[0]) else { throw Misunderstood() }
      settings[keyPath: part] = [value]
    } complete: {
      if $0[keyPath: part].isEmpty { $0[keyPath: part] = $1[keyPath: part] }
    }
  }

  /// Something that is so or not.
  ///
  /// - Parameters:
  ///   - part: where it goes.
  ///   - form: how it is said.
  /// - Returns: the meaning.
  static func flag(_ part: Part<Bool?>, _ form: Form = .flag) -> SettingMeaning {
    SettingMeaning(form: form) { texts, settings in
      settings[keyPath: part] = try truth(of: texts)
    } complete: {
      $0[keyPath: part] = $0[keyPath: part] ?? $1[keyPath: part]
    }
  }

  /// Something that is so of a fence alone.
  ///
  /// - Parameter part: where it goes.
  /// - Returns: the meaning.
  static func mark(_ part: Part<Bool>) -> SettingMeaning {
    SettingMeaning(form: .flag) { texts, settings in
      settings[keyPath: part] = try truth(of: texts)
    } complete: { _, _ in
    }
  }

  /// What is so anyway, and may be said.
  static let granted = SettingMeaning(form: .flag, take: { _, _ in }, complete: { _, _ in })

  private static func truth(of texts: [String]) throws -> Bool {
    guard texts.count == 1, let value = Bool(texts[0]) else { throw Misunderstood() }
    return value
  }

  /// The value of a text, with the description of any error as the reason.
  private static func understood<Value>(
    _ text: String, _ read: (String) throws -> Value?
  ) throws -> Value? {
    do {
      return try read(text)
    } catch let error as Misunderstood {
      throw error
    } catch {
      throw Misunderstood(reason: "\(error)")
    }
  }
}
