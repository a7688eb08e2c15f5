import Foundation
import Tintype
import TintypeProgram

/// What the info string of a fence says after the language.
///
/// `swift name=stack size=320x120 appearance=dark scale=2 borders` names the picture and says how to draw it;
/// `device=iPhone15 frame=screen` and `background=system padding=16` what is around it, `date` the present; `steps=strip`
/// or `steps=animated` shows the stages of its layout, `explain` and `subtree=title` what views were offered and took. Of
/// `scales`, `device`, `locale` and `dynamicType` there may be several, parted by commas within quotes: a picture
/// each, or with `sheet` one picture with all. `skip` leaves the fence out altogether; `norender` compiles it and shows nothing. Any other word is
/// a problem.
struct FenceAttributes: Codable, Equatable {
  var name: String?
  var size: PictureSize?
  /// The names of devices; empty for none.
  var devices: [String] = []
  var appearance: Appearance?
  /// The menu that is open: its title, identifier or number.
  var openedMenu: String?
  /// Pixels a point; empty where nothing is said.
  var scales: [Double] = []
  /// The identifiers of locales; empty for the usual one.
  var locales: [String] = []
  /// The names of sizes of text; empty for the usual one.
  var dynamicTypes: [String] = []
  /// The picture in words, for whoever cannot see it.
  var alternativeText: String?
  /// What stands below the picture.
  var caption: String?
  /// What the view takes for the present; nil for what all do.
  var date: PictureDate?
  /// Whether all variants stand in one picture.
  var isSheet = false
  var borders = false
  /// Whether what views were offered and took stands beside the picture.
  var explains = false
  /// Whether views that controls make for themselves are explained as well.
  var showsInternals = false
  /// The identifier of the view that is explained or told in steps; nil for all.
  var subtree: String?
  /// How the stages of the layout are shown, in place of the view; nil for the view.
  var steps: StepMotion?
  /// The words of the marks over the picture; empty where nothing is said.
  var marks: [String] = []
  var frame: FrameName?
  /// What readers can change in a page beside the picture; nil for no page.
  var exploration: Exploration?
  var background: String?
  var padding: PicturePadding?
  /// Whether the fence is left out of the program.
  var isSkipped = false
  /// Whether the fence is compiled without being shown.
  var isHidden = false

  /// The attributes that have a value which cannot be understood, one sentence each.
  var problems: [String] = []

  /// Reads an info string.
  ///
  /// - Parameter info: the text after the fence's backticks.
  /// - Returns: the attributes, or nil when the language is not Swift.
  static func parse(_ info: String) -> FenceAttributes? {
    var words = Self.words(of: info)
    guard let language = words.first, language.lowercased() == "swift" else { return nil }
    words.removeFirst()
    var attributes = FenceAttributes()
    for word in words {
      attributes.read(word)
    }
    attributes.settle()
    return attributes
  }

  /// Says of words that stand beside each other whether they may, and what they mean together.
  private mutating func settle() {
    if explains, steps != nil {
      problems.append(
        "A picture shows either what 'explain' or what 'steps' draws; write two fences.")
      // Which of them is wanted nobody knows; later fences may still need what the code declares.
      isHidden = true
    }
    if subtree != nil, steps == nil { explains = true }
  }

  private mutating func read(_ word: String) {
    guard let equals = word.firstIndex(of: "=") else {
      switch word.lowercased() {
      case "skip": isSkipped = true
      case "norender": isHidden = true
      case "borders": borders = true
      case "explain": explains = true
      case "internals": showsInternals = true
      case "sheet": isSheet = true
      case "frame": frame = .device
      // What is drawn by default may be said.
      case "render": break
      default: problems.append(Self.unknown(word))
      }
      return
    }
    let value = String(word[word.index(after: equals)...])
    switch word[..<equals].lowercased() {
    case "alt": alternativeText = value
    case "caption": caption = value.isEmpty ? nil : value
    case "id", "name": name = value.isEmpty ? nil : value
    case "size": size = understood(PictureSize(value), word, "320x120")
    case "device": devices = list(value, word, "iPhone15") { DeviceName($0)?.name }
    case "open": openedMenu = value.isEmpty ? nil : value
    case "appearance": appearance = understood(Appearance(rawValue: value), word, "dark")
    case "scale", "scales": scales = list(value, word, "2") { PictureScale($0)?.factor }
    case "locale": locales = list(value, word, "ar") { LocaleName($0)?.identifier }
    case "dynamictype":
      dynamicTypes = list(value, word, "accessibility3") {
        (try? DynamicTypeSize(named: $0)).map { "\($0)" }
      }
    case "show": marks = list(value, word, "offers") { MarkWord($0)?.text }
    case "date": date = understood(PictureDate(value), word, "2026-03-01T18:30")
    case "frame": frame = understood(FrameName(rawValue: value), word, "screen")
    case "background": background = understood(BackgroundName(value), word, "system")?.name
    case "explore": readExploration(value, word)
    case "padding": padding = understood(PicturePadding(value), word, "16")
    case "subtree": subtree = value.isEmpty ? nil : value
    case "steps": steps = understood(StepMotion(rawValue: value), word, "strip")
    default: problems.append(Self.unknown(String(word[..<equals])))
    }
  }

  /// Reads what readers can change, such as `width:120...400 height:80...200 step:4`.
  private mutating func readExploration(_ value: String, _ word: String) {
    do {
      exploration = try Exploration(words: value)
    } catch {
      problems.append("The attribute '\(word)' is not understood: \(error)")
    }
  }

  /// The words that stand alone, and those that have a value.
  private static let words = [
    "skip", "norender", "render", "borders", "show", "sheet", "frame", "alt", "caption", "id",
    "name", "size", "device", "appearance", "open", "scale", "scales", "locale", "dynamicType",
    "background",
    "padding", "date", "steps", "explore", "explain", "subtree", "internals",
  ]

  private static func unknown(_ word: String) -> String {
    guard let nearest = NearestWord.to(word, among: words) else {
      return "The word '\(word)' after swift is not known; use \(words.joined(separator: ", "))."
    }
    return "The word '\(word)' after swift is not known; did you mean '\(nearest)'?"
  }

  private mutating func understood<Value>(
    _ value: Value?, _ word: String, _ example: String
  ) -> Value? {
    if value == nil {
      let key = word.prefix { $0 != "=" }
      problems.append(
        "The attribute '\(word)' is not understood; write for example \(key)=\(example).")
    }
    return value
  }

  /// The values of a list, parted by commas; none where one of them is not understood.
  private mutating func list<Value>(
    _ text: String, _ word: String, _ example: String, _ value: (String) -> Value?
  ) -> [Value] {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let values = parts.compactMap(value)
    return understood(values.count == parts.count && !parts.isEmpty ? values : nil, word, example)
      ?? []
  }

  /// The words of an info string; spaces and commas part them, quotes keep them together.
  private static func words(of info: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in info {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == " " || character == "\t" || character == "," {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
