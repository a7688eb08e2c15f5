import ArgumentParser

/// A command whose options say something of pictures.
protocol SettingCommand {
  /// Which settings are options of the command.
  static var scope: Setting.Scopes { get }
}

/// The settings that are options of a command, made from their rows, in the sections of its help.
struct SettingOptions<Command: SettingCommand>: ParsableArguments {
  @OptionGroup(title: "What is drawn")
  private var content: SectionOptions<Command, ContentSection>

  @OptionGroup(title: "How it looks")
  private var style: SectionOptions<Command, StyleSection>

  @OptionGroup(title: "Explain the layout")
  private var explanations: SectionOptions<Command, ExplanationSection>

  /// What the command line says.
  private(set) var settings = PictureSettings()

  private enum CodingKeys: CodingKey { case content, style, explanations }

  mutating func validate() throws {
    settings = content.settings
    for others in [style.settings, explanations.settings] {
      for setting in Setting.all { setting.meaning.complete(&settings, others) }
    }
    if settings.size != nil, !settings.devices.isEmpty {
      throw ValidationError("Give either --size or --device, not both.")
    }
    guard settings.settle() else {
      throw ValidationError("Give either --explain or --steps, not both.")
    }
  }
}

extension Setting {
  /// Puts the usual value behind each option of `render` that may stand alone and does.
  ///
  /// What follows is then no value of it: `render --frame Card.swift` names a file, and `render --frame screen Card.swift`
  /// a kind of frame and a file. Arguments of other commands, which have no such options, stay as they are.
  static func completed(_ arguments: [String]) -> [String] {
    guard arguments.first == RenderCommand.configuration.commandName else { return arguments }
    var result = arguments
    for (index, argument) in arguments.enumerated() {
      guard let setting = all(in: .render).first(where: { "--\($0.option)" == argument }),
        case .oneOrUsual(let usual) = setting.meaning.form
      else { continue }
      var settings = PictureSettings()
      let next = arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
      let isValue = next.map { (try? setting.meaning.take([$0], &settings)) != nil } ?? false
      if !isValue { result[index] = "\(argument)=\(usual)" }
    }
    return result
  }
}

/// A section of the help.
private protocol SettingSection {
  static var section: Setting.Section { get }
}

private enum ContentSection: SettingSection {
  static let section = Setting.Section.content
}

private enum StyleSection: SettingSection {
  static let section = Setting.Section.style
}

private enum ExplanationSection: SettingSection {
  static let section = Setting.Section.explanation
}

/// The options of one section.
private struct SectionOptions<Command: SettingCommand, Section: SettingSection>:
  ParsableArguments, CustomReflectable
{
  /// What the command line says.
  private(set) var settings = PictureSettings()

  /// The name of a setting among the values that were parsed.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ setting: Setting) { stringValue = setting.option }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private static var rows: [Setting] {
    Setting.all(in: Command.scope).filter { $0.section == Section.section }
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for setting in Self.rows {
      let key = Key(setting)
      let texts: [String] =
        switch setting.meaning.form {
        case .flag: try container.decode(Flag<Bool>.self, forKey: key).wrappedValue ? ["true"] : []
        case .yesOrNo:
          try container.decode(Flag<Bool?>.self, forKey: key).wrappedValue.map { ["\($0)"] } ?? []
        case .one, .oneOrUsual:
          try container.decode(Option<String?>.self, forKey: key).wrappedValue.map { [$0] } ?? []
        case .list: try container.decode(Option<[String]>.self, forKey: key).wrappedValue
        }
      guard !texts.isEmpty else { continue }
      do {
        try setting.meaning.take(texts, &settings)
      } catch let error as SettingMeaning.Misunderstood {
        throw setting.complaint(about: texts.joined(separator: ","), error)
      }
    }
  }

  /// The options, for which the parser looks among the properties of an instance.
  var customMirror: Mirror {
    Mirror(self, children: Self.rows.map { ($0.option, $0.argument) })
  }
}

extension Setting {
  /// The option of the setting, or its flag.
  fileprivate var argument: Any {
    let name = NameSpecification.customLong(option)
    let transform: @Sendable (String) throws -> String = { text in
      var settings = PictureSettings()
      do {
        try meaning.take([text], &settings)
      } catch let error as SettingMeaning.Misunderstood {
        throw complaint(about: text, error)
      }
      return text
    }
    switch meaning.form {
    case .flag: return Flag(wrappedValue: false, name: name, help: help)
    case .yesOrNo:
      return Flag<Bool?>(wrappedValue: nil, name: name, inversion: .prefixedNo, help: help)
    case .one: return Option<String?>(name: name, help: help, transform: transform)
    case .oneOrUsual(let usual):
      return Option<String?>(
        name: name, defaultAsFlag: usual, parsing: .next, help: help, transform: transform)
    case .list:
      return Option<[String]>(wrappedValue: [], name: name, help: help, transform: transform)
    }
  }

  /// What is said of an option whose value is not understood.
  fileprivate func complaint(
    about text: String, _ error: SettingMeaning.Misunderstood
  ) -> ValidationError {
    ValidationError(
      error.reason ?? "'\(text)' is not understood; write for example \(example).")
  }
}
