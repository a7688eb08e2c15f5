import ArgumentParser
import Tintype
import TintypeGeometry
import TintypeProgram
import TintypeSnapshots

extension Setting {
  /// Every setting, a row each, in the order in which people are told of them.
  static let all: [Setting] = ofFences + ofContent + ofStyle + ofExplanations + ofRuns + ofPages

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

  /// Which views are drawn, for whom and where.
  private static let ofContent = [
    Setting(
      "size", .one(\.size, PictureSize.read), [.fence, .page, .views], section: .content,
      example: "320x120",
      help: ArgumentHelp(
        "The size to propose, in points; or ideal.",
        discussion:
          "You may leave out one side: 320x proposes a width and leaves the height free. ideal leaves both free.",
        valueName: "WxH")),
    Setting(
      "device",
      .list(\.devices) { name in
        _ = try Device.preset(named: name)
        return name
      }, [.fence, .page, .views, .docs, .gallery], section: .content, aliases: ["devices"],
      example: "iPhone15",
      help: ArgumentHelp(
        "The device to draw on; repeatable.",
        discussion:
          "One of \(Device.presetNames.joined(separator: ", ")) or desktop-WIDTHxHEIGHT; add -landscape to turn it.",
        valueName: "name")),
    Setting(
      "appearance", .choice(\.appearance), [.fence, .page, .views, .docs], section: .content,
      example: "dark", pageExample: "both",
      help: ArgumentHelp(
        "light, dark or both. (default: the page's, or light)",
        discussion:
          "With both, the dark picture's name ends in ~dark. An SVG file holds both and follows the reader's setting, but for comparisons and steps."
      )),
    Setting(
      "locale", .list(\.locales, SettingText.locale),
      [.fence, .page, .render, .explore, .compare, .docs, .gallery],
      section: .content, aliases: ["locales"], example: "ar", pageExample: "[en, ar]",
      help: ArgumentHelp("A language, such as en or pt-BR; repeatable.", valueName: "id")),
    Setting(
      "dynamicType", .list(\.dynamicTypes) { "\(try DynamicTypeSize(named: $0))" },
      [.fence, .page, .render, .explore, .compare, .docs, .gallery], section: .content,
      aliases: ["dynamictypes"],
      option: "dynamic-type", example: "accessibility3", pageExample: "large",
      help: ArgumentHelp(
        "The text size, such as large or accessibility2; repeatable.", valueName: "name")),
    Setting(
      "sheet", .flag(\.isSheet), [.fence, .render], section: .content,
      help: "Draw all variants of a view in one picture."),
    Setting(
      "open", .text(\.openedMenu), [.fence, .views], section: .content,
      help: ArgumentHelp(
        "The menu to open: its title, identifier or index, from 1.",
        discussion:
          "Menus, pickers in the menu style, and context menus, in the order of the screen.",
        valueName: "name|n")),
    Setting(
      "after", .one(\.after, SettingText.seconds), [.fence, .page, .views, .docs, .gallery],
      section: .content, example: "0.5",
      help: ArgumentHelp(
        "The second to draw; 0 is the first picture.",
        discussion:
          "The default is when a view rests: nothing that ends is due any more, or 2 seconds are over.",
        valueName: "seconds")),
    Setting(
      "date", .one(\.date) { PictureDate($0) }, [.fence, .page, .docs], section: .content,
      example: "2026-03-01T18:30",
      help: ArgumentHelp(
        "The current time that views see, in GMT.",
        discussion: "The default is the page's date, or 2007-01-09T09:41.", valueName: "date")),
    Setting(
      "date",
      .one(\.date) { text throws(SettingMeaning.Misunderstood) in
        if text == "now" { return .now }
        if let date = PictureDate(text) { return date }
        throw .init(reason: "'\(text)' is not a date; write for example 2026-03-01T18:30.")
      }, [.views, .gallery], section: .content,
      example: "2026-03-01T18:30",
      help: ArgumentHelp(
        "The current time that views see, in GMT; or now.",
        discussion:
          "The default is the page's date, or 2007-01-09T09:41: pictures stay the same every day.",
        valueName: "date")),
  ]

  /// How pictures look.
  private static let ofStyle = [
    Setting(
      "scale", .list(\.scales, SettingText.scale), [.fence, .page, .render, .compare, .docs],
      section: .style, aliases: ["scales"], example: "2", pageExample: "[1, 2]",
      help: ArgumentHelp(
        "The scale factor, pixels per point, up to 16; repeatable.",
        discussion: "The default is the page's, the device's, or 2.", valueName: "n")),
    Setting(
      "format",
      .single(\.formats) { ["png", "svg"].contains($0) ? PictureFormat(rawValue: $0) : nil },
      .page, example: "svg"),
    Setting(
      "format", .list(\.formats) { PictureFormat(rawValue: $0) }, [.render, .compare],
      section: .style,
      example: "svg",
      help: ArgumentHelp(
        "png, svg or pdf; repeatable. (default: png and svg)",
        discussion: "A page that names a format has that one.")),
    Setting(
      "frame", .choice(\.frame, usual: FrameName.device.rawValue), [.fence, .render],
      section: .style, example: "screen",
      help: ArgumentHelp(
        "Draw the device around the screen.",
        discussion: """
          --frame=screen draws only the rounded corners, the status bar and the home indicator. Without --device or \
          --size the device is \(Device.usual.name).
          """)),
    Setting(
      "background", .one(\.background) { PictureBackground($0) == nil ? nil : $0 },
      [.fence, .page, .render, .compare], section: .style, example: "system",
      help: ArgumentHelp(
        "The background: a color, system or none.",
        discussion:
          "Colors are names such as orange, or values such as #F2F2F7. The default is the page's, or none.",
        valueName: "color")),
    Setting(
      "padding", .one(\.padding, { Double($0).flatMap { (0...1000).contains($0) ? $0 : nil } }),
      [.fence, .page, .render, .compare],
      section: .style, example: "16",
      help: ArgumentHelp("The padding around the picture, in points.", valueName: "n")),
    Setting(
      "svg-text", .choice(\.svgText), .render, section: .style,
      help: ArgumentHelp(
        "Text in SVG: layer, outlined or live. (default: layer)",
        discussion: """
          layer draws outlines with invisible text on top, which people can select and search. live embeds parts of the \
          fonts; only browsers show it. outlined is smallest.
          """)),
  ]

  /// What explains a layout.
  private static let ofExplanations = [
    Setting(
      "borders", .flag(\.borders), [.fence, .page, .render], section: .explanation,
      pageExample: "true", help: "Outline images, text and frames."),
    Setting(
      "show", .list(\.marks, mark), [.fence, .page, .render], section: .explanation,
      example: LayoutMarks.options[0],
      pageExample: "[\(LayoutMarks.options.prefix(2).joined(separator: ", "))]",
      help: ArgumentHelp(
        "Annotate the layout with marks, comma-separated.",
        discussion: "Marks are \(LayoutMarks.options.joined(separator: ", ")), or all.",
        valueName: "mark,…")),
    Setting(
      "explain", .choice(\.explains, usual: ExplanationForm.rows.rawValue), [.fence, .render],
      section: .explanation, example: "tree",
      help: ArgumentHelp(
        "Show each view's proposal and size beside the picture.",
        discussion:
          "--explain tree draws the tree of views, with proposals down its edges and sizes up.")),
    Setting(
      "steps", .one(\.steps, stepForm), [.fence, .render], section: .explanation, example: "strip",
      help: ArgumentHelp(
        "Draw the layout's steps instead: strip, animated or page.",
        discussion: """
          Each step is a numbered picture with a sentence: what a container divides, which child goes first, what is \
          left. A strip shows the steps side by side. An animated SVG or PNG shows one after the other above the \
          code, whose lines light as they act, and PDF has the strip. A page has the strip as its picture, and an \
          HTML file with buttons beside it. The steps are those of the first container that divides its space among several views; strip:2 \
          tells those inside of it as well, up to strip:\(StepForm.mostLevels).
          """)),
    Setting(
      "of", .text(\.of), [.fence, .render], section: .explanation, example: "HStack",
      help: ArgumentHelp(
        "The view to explain: its identifier, type or kind.",
        discussion:
          "HStack is the first stack of that kind, HStack#2 the second, and C the view with that letter in --explain.",
        valueName: "view")),
    Setting(
      "internals", .flag(\.showsInternals), [.fence, .render], section: .explanation,
      option: "show-internals",
      help: "Include the views inside controls."),
    Setting("compare", .text(\.comparison), .fence, example: "Other"),
    Setting(
      "explore", .one(\.exploration) { try Exploration(options: $0) }, .fence,
      example: "width:120...400"),
    Setting(
      "vary",
      SettingMeaning(form: .one) { texts, settings in
        do {
          settings.variation = try VariedParameter.all(in: texts.joined(separator: ","))
        } catch {
          throw SettingMeaning.Misunderstood(reason: "\(error)")
        }
      } complete: {
        if $0.variation.isEmpty { $0.variation = $1.variation }
      }, [.fence, .explore], section: .explanation, example: "\"spacing: 0...40\"",
      help: ArgumentHelp(
        "Values of the code that readers change.",
        discussion: """
          Such as "spacing: 0...40". Up to \(VariedParameter.mostParameters), parted by commas: a constant, a variable, the label of an argument or \
          a modifier, with a range (0...40, or 0...40 by 5) or a list (leading|center|trailing), at most \
          \(VariedParameter.mostValues) values. 'modifiers: padding,background | background,padding' gives orders.
          """,
        valueName: "name:values,…")),
    Setting(
      "share", .flag(\.sharesState), [.fence, .explore], section: .explanation,
      help: "Let figures of one page change together."),
  ]

  /// What whoever runs the tool decides: no page and no fence can.
  private static let ofRuns = [
    Setting(
      "sandbox", .flag(\.sandbox, .yesOrNo), [.package, .views, .docs, .watch, .gallery],
      section: .content,
      pageExample: "false",
      help: ArgumentHelp(
        "Keep views from network, programs and other files, or not. (default: --sandbox)"))
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

  /// How steps are shown.
  private static let stepForm: @Sendable (String) throws -> StepForm? = { text in
    if let form = StepForm(text) { return form }
    throw SettingMeaning.Misunderstood(
      reason:
        "'\(text)' is no way to show steps; write strip, strip:2, animated or page, with at most"
        + " \(StepForm.mostLevels) levels.")
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
