import ArgumentParser
import TintypeGeometry

/// What is said of names that no command and no option has.
enum CommandNames {
  /// What is wrong with the names of commands at the beginning of arguments.
  ///
  /// - Parameter arguments: the tool's arguments, with or without `help` before them.
  /// - Returns: an error that names the nearest command, or all; nil where the names are right.
  static func mistake(in arguments: [String]) -> ValidationError? {
    var commands = ToolCommand.configuration.subcommands
    var hasUsual = false
    for name in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
      guard !name.hasPrefix("-"), !commands.isEmpty else { return nil }
      if name == "help" { return nil }
      guard let command = commands.first(where: { $0.configuration.commandName == name }) else {
        // What is no command is an argument of the one that goes without its name.
        if hasUsual { return nil }
        let names = commands.filter { $0.configuration.shouldDisplay }
          .compactMap { $0.configuration.commandName }
        let hint = NearestOption.to(name, among: names).map { "did you mean '\($0)'?" }
        return ValidationError(
          "There is no command '\(name)'; "
            + (hint ?? "use \(names.joined(separator: ", "))."))
      }
      commands = command.configuration.subcommands
      hasUsual = command.configuration.defaultSubcommand != nil
    }
    return nil
  }

  /// A message of the parser without a hint at an option that is not near to what was written.
  static func withoutFarHints(_ message: String) -> String {
    guard
      let match = message.firstMatch(of: #/Unknown option '([^']*)'(\. Did you mean '([^']*)'\?)/#),
      NearestOption.to(String(match.1), among: [String(match.3)]) == nil
    else { return message }
    return message.replacing(match.2, with: ".")
  }
}
