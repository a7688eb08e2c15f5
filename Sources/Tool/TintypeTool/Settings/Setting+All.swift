import ArgumentParser
import Tintype
import TintypeProgram

extension Setting {
  /// Every setting, a row each, in the order in which people are told of them.
  static let all: [Setting] = ofFences + ofVariants + ofSurroundings + ofExplanations + ofPages

  /// What a fence alone says.
  private static let ofFences = [
    Setting("skip", .mark(\.isSkipped), .fence),
    Setting("norender", .mark(\.isHidden), .fence),
    // What is drawn by default may be said.
    Setting("render", .granted, .fence),
    Setting("name", .text(\.name), .fence, aliases: ["id"]),
    Setting("alt", .one(\.alternativeText) { $0 }, .fence),
    Setting("caption", .text(\.caption), .fence),
  ]

  /// Which pictures are drawn of a view.
  private static let ofVariants = [
    Setting(
      "appearance", .choice(\.appearance), [.fence, .page, .views, .docs], example: "dark",
      pageExample: "both",
      help: ArgumentHelp(
        "The appearance: light, dark or both. (default: what pages say, or light)",
        discussion: """
          Of both, the dark picture has ~dark at the end of its name; an SVG file shows both, as its reader likes it.
          """)),
    Setting(
      "scale", .list(\.scales, label(to: 16) { $0 > 0 }), [.fence, .page, .render, .docs],
      aliases: ["scales"], example: "2", pageExample: "[1, 2]",
      help: ArgumentHelp(
        "Pixels a point, above 0 and at most 16; may be repeated. (default: what pages say, the device's, or 2)",
        valueName: "n")),
    Setting(
      "format",
      .single(\.formats) { ["png", "svg"].contains($0) ? PictureFormat(rawValue: $0) : nil },
      .page, example: "svg"),
    Setting(
      "format", .list(\.formats) { PictureFormat(rawValue: $0) }, .render, example: "svg",
      help: "png, svg or pdf; may be repeated. (default: what pages say, or png and svg)"),
    Setting(
      "size", .one(\.size) { PictureSize($0) }, [.fence, .page, .views], example: "320x120",
      help: ArgumentHelp(
        "The size to propose, in points; or ideal.",
        discussion:
          "Either side may be left out: 320x proposes a width and leaves the height free. With ideal both are free.",
        valueName: "WxH")),
    Setting(
      "device",
      .list(\.devices) { name in
        _ = try Device.preset(named: name)
        return name
      }, [.fence, .page, .views, .docs], aliases: ["devices"], example: "iPhone15",
      help: ArgumentHelp(
        "A device to draw on; may be repeated.",
        discussion: "One of \(Device.presetNames.joined(separator: ", ")) or desktop-WIDTHxHEIGHT.",
        valueName: "name")),
    Setting(
      "locale", .list(\.locales, locale), [.fence, .page, .render, .explore, .docs],
      aliases: ["locales"], example: "ar", pageExample: "[en, ar]",
      help: ArgumentHelp("A language, such as en or pt-BR; may be repeated.", valueName: "id")),
    Setting(
      "dynamicType", .list(\.dynamicTypes) { "\(try DynamicTypeSize(named: $0))" },
      [.fence, .page, .render, .explore, .docs], aliases: ["dynamictypes"],
      option: "dynamic-type", example: "accessibility3", pageExample: "large",
      help: ArgumentHelp(
        "A size of text, such as large or accessibility2; may be repeated.", valueName: "name")),
    Setting(
      "sheet", .flag(\.isSheet), [.fence, .render],
      help: "Draw all variants of a view side by side in one picture, each with its name."),
  ]

  /// What is around a view, and what it takes for granted.
  private static let ofSurroundings = [
    Setting(
      "frame", .choice(\.frame, usual: FrameName.device.rawValue), [.fence, .render],
      example: "screen",
      help: ArgumentHelp(
        "Draw the device around the screen.",
        discussion: """
          With --frame=screen only its rounded corners, status bar and home indicator. Without --device or --size the \
          device is \(Device.usual.name).
          """)),
    Setting(
      "background", .one(\.background) { PictureBackground($0) == nil ? nil : $0 },
      [.fence, .page, .render], example: "system",
      help: ArgumentHelp(
        "What is below the picture: a color such as orange or #F2F2F7, system or none. (default: what pages say, or none)",
        valueName: "color")),
    Setting(
      "padding", .one(\.padding, label(to: 1000) { $0 >= 0 }), [.fence, .page, .render],
      example: "16",
      help: ArgumentHelp("The padding around the picture in points, 0 to 1000.", valueName: "n")),
    Setting(
      "open", .text(\.openedMenu), [.fence, .views],
      help: ArgumentHelp(
        "The menu to open: its title, its identifier, or its number on the screen.",
        discussion: "Menus, pickers that are menus, and context menus; 1 is the first.",
        valueName: "name|n")),
    Setting(
      "date", .one(\.date) { PictureDate($0) }, [.fence, .page, .docs],
      example: "2026-03-01T18:30",
      help: ArgumentHelp(
        "What views take for the present, in Greenwich's time. (default: what pages say, or 2007-01-09T09:41)",
        valueName: "date")),
    Setting(
      "date",
      .one(\.date) { text throws(SettingMeaning.Misunderstood) in
        if text == "now" { return .now }
        if let date = PictureDate(text) { return date }
        throw .init(reason: "'\(text)' is not a date; write for example 2026-03-01T18:30.")
      }, .views,
      example: "2026-03-01T18:30",
      help: ArgumentHelp(
        "What views take for the present, in Greenwich's time; or now. (default: what pages say, or 2007-01-09T09:41)",
        discussion: "A picture of code that asks for the date is the same each day.",
        valueName: "date")),
  ]

  /// What is drawn besides a view, or in its place.
  private static let ofExplanations = [
    Setting(
      "borders", .flag(\.borders), [.fence, .page, .render], pageExample: "true",
      help: "Draw the bounds of images, texts and frames over the picture."),
    Setting(
      "show", .list(\.marks, mark), [.fence, .page, .render], example: LayoutMarks.options[0],
      pageExample: "[\(LayoutMarks.options.prefix(2).joined(separator: ", "))]",
      help: ArgumentHelp(
        "Draw marks that explain the layout: \(LayoutMarks.options.joined(separator: ", ")), or all; several parted by commas.",
        valueName: "mark,…")),
    Setting(
      "explain", .flag(\.explains), [.fence, .render],
      help: "Draw beside the picture what each view was proposed and what it took."),
    Setting(
      "subtree", .text(\.subtree), [.fence, .render],
      help: ArgumentHelp(
        "Explain the view of an accessibility identifier and what is in it, or tell its steps.",
        valueName: "id")),
    Setting(
      "internals", .flag(\.showsInternals), [.fence, .render], option: "show-internals",
      help: "Explain and mark also the views that controls make for themselves."),
    Setting(
      "steps", .choice(\.steps), [.fence, .render], example: "strip",
      help: ArgumentHelp(
        "Draw the stages of the layout instead: strip or animated.",
        discussion: """
          Each is a numbered picture with a sentence: what is divided, who is served when, what is left. A strip has \
          them side by side; an animated SVG or PNG shows one after the other, and stands still where that is asked for. \
          PDF has the strip. Told is the outermost view that divides or changes what it is proposed.
          """)),
    Setting(
      "explore", .one(\.exploration) { try Exploration(options: $0) }, .fence,
      example: "width:120...400"),
    Setting(
      "svg-text", .choice(\.svgText), .render,
      help: ArgumentHelp(
        "What becomes of text in SVG files: layer, outlined or live. (default: layer)",
        discussion: """
          A layer is text that is not seen over outlines: it is selected and searched, and looks the same everywhere. Live text is \
          set in parts of the fonts that the file holds; only browsers show them, and what they would set otherwise, such as \
          joined letters, stays outlines with a layer. Outlined alone is the smallest.
          """)),
  ]

  /// What a page or a package alone says.
  private static let ofPages = [
    Setting(
      "output", .one(\.output) { $0.isEmpty ? nil : $0 }, .page, example: "Images/{file}"),
    Setting(
      "address", .one(\.address) { $0.isEmpty ? nil : $0 }, .page, example: "/images/{file}"),
    Setting("dialect", .choice(\.dialect), .page, example: "github"),
    Setting(
      "exclude",
      SettingMeaning(form: .list) {
        $1.exclude = $0
      } complete: { _, _ in
      }, .package,
      example: "Drafts/"),
  ]

  // MARK: Values

  /// A number up to a bound, and above another one.
  private static func label(
    to most: Double, _ isLargeEnough: @escaping @Sendable (Double) -> Bool
  ) -> @Sendable (String) -> Double? {
    { text in Double(text).flatMap { isLargeEnough($0) && $0 <= most ? $0 : nil } }
  }

  /// The identifier of a locale as a person writes it: `en`, `pt-BR`, `zh_Hans`.
  private static let locale: @Sendable (String) -> String? = { text in
    text.wholeMatch(of: #/[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,4}/#) == nil ? nil : text
  }

  /// The token of a mark over a picture, or all of them.
  private static let mark: @Sendable (String) throws -> String? = { text in
    guard LayoutMarks(option: text) == nil else { return text }
    let nearest = NearestOption.to(text, among: LayoutMarks.options).map { "did you mean '\($0)'?" }
    throw SettingMeaning.Misunderstood(
      reason: "'\(text)' is no mark; "
        + (nearest ?? "use \(LayoutMarks.options.joined(separator: ", "))."))
  }
}
