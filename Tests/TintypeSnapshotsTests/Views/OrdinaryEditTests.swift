import Testing
import Tintype
import TintypeSnapshots

/// More edits as teams make them, each as two views: the first line of the failure is what was edited.
@MainActor @Suite("Ordinary edits are told") struct OrdinaryEditTests {
  struct Edit {
    var what: String
    var old: any View
    var new: any View
    var reported: String

    @MainActor init(
      _ what: String, _ old: any View, _ new: any View, _ reported: String
    ) {
      (self.what, self.old, self.new, self.reported) = (what, old, new, reported)
    }
  }

  struct Card<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { VStack { content }.frame(width: 200) }
  }

  struct Row: View {
    var name: String
    var body: some View {
      HStack {
        Text(name)
        Spacer()
        Text("7 €")
      }
    }
  }

  struct Cart: View {
    var names: [String]
    var body: some View { List { ForEach(names, id: \.self) { Row(name: $0) } } }
  }

  struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(6).border(.red)
    }
  }

  private static func choice(_ value: Int) -> some View {
    Picker("By", selection: .constant(value)) {
      Text("a").tag(1); Text("b").tag(2)
    }
  }

  private static let caption = "Things you add will wait for you here."

  static let edits: [Edit] = [
    Edit(
      "a symbol", Card { Image(systemName: "star") }, Card { Image(systemName: "heart") },
      "image star → heart in Image of Card"),
    // One is drawn by Cupertino Icons, the other by Material Symbols: both are here.
    Edit(
      "a symbol of another set", Card { Image(systemName: "camera") },
      Card { Image(systemName: "radio") }, "image camera → radio in Image of Card"),
    Edit(
      "a symbol's size", Card { Image(systemName: "star").font(.system(size: 56)) },
      Card { Image(systemName: "star").font(.system(size: 48)) },
      "font size 56 → 48 in Image of Card"),
    Edit(
      "a symbol's scale", Card { Image(systemName: "star") },
      Card { Image(systemName: "star").imageScale(.large) },
      "imageScale default → large in Image of Card"),
    Edit(
      "a size", Card { Text("42").font(.system(size: 28)) },
      Card { Text("42").font(.system(size: 24)) }, #"font size 28 → 24 in Text "42" of Card"#),
    Edit(
      "a design", Card { Text("42").font(.headline) },
      Card { Text("42").font(.system(.headline, design: .serif)) },
      #"font Inter Semi Bold 17 → Source Serif 4 Regular (wght 600) 17 in Text "42" of Card"#),
    Edit(
      "a line through", Card { Text("42").strikethrough() }, Card { Text("42") },
      #"strikethrough true → default in Text "42" of Card"#),
    Edit(
      "line spacing", Card { Text(caption).lineSpacing(2) }, Card { Text(caption).lineSpacing(8) },
      "lineSpacing 2 → 8 in Text"),
    Edit(
      "a limit of lines", Card { Text(caption) }, Card { Text(caption).lineLimit(1) },
      "lineLimit default → 1 in Text"),
    Edit(
      "the side of lines", Card { Text(caption).multilineTextAlignment(.center) },
      Card { Text(caption) }, "multilineTextAlignment center → default in Text"),
    Edit(
      "room for a text that shrinks",
      Card { Text(caption).lineLimit(1).minimumScaleFactor(0.5).padding(4) },
      Card { Text(caption).lineLimit(1).minimumScaleFactor(0.5).padding(20) },
      "padding 4 → 20 in Card"),
    Edit(
      "another stack",
      Card {
        HStack(spacing: 6) {
          Text("a"); Text("b")
        }
      },
      Card {
        VStack(alignment: .leading, spacing: 6) {
          Text("a"); Text("b")
        }
      },
      "VStack instead of HStack in Card"),
    Edit(
      "another shape", Card { Text("a").background(.red, in: Capsule()) },
      Card { Text("a").background(.red, in: Rectangle()) }, "Rectangle instead of Capsule in Card"),
    Edit(
      "the order of modifiers", Card { Text("a").frame(width: 100).padding(8).background(.red) },
      Card { Text("a").padding(8).frame(width: 100).background(.red) },
      #"order of modifiers frame, padding → padding, frame in Text "a" of Card"#),
    Edit(
      "a modifier for another", Card { Text("a").padding(8).background(.red) },
      Card { Text("a").border(.blue).background(.red) }, "modifiers padding → "),
    Edit(
      "a spacer",
      Card {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      },
      Card {
        HStack {
          Text("a"); Text("b")
        }
      }, "Spacer of Card removed at "),
    Edit(
      "a row of a list", Cart(names: ["Lamp", "Book", "Bag"]), Cart(names: ["Lamp", "Bag"]),
      #"ListRow with "Book" removed at "#),
    Edit(
      "a switch", Card { Toggle("Sound", isOn: .constant(false)) },
      Card { Toggle("Sound", isOn: .constant(true)) },
      #"Toggle isOn false → true in "Sound" of Card"#),
    Edit(
      "a slider", Card { Slider(value: .constant(0.4)) }, Card { Slider(value: .constant(0.8)) },
      "Slider fraction 0.4 → 0.8 in Card"),
    Edit(
      "progress", Card { ProgressView(value: 0.3) }, Card { ProgressView(value: 0.6) },
      "ProgressView fraction 0.3 → 0.6 in Card"),
    Edit(
      "a button that cannot be pressed", Card { Button("Pay") {} },
      Card { Button("Pay") {}.disabled(true) }, #"Button isEnabled true → false in "Pay" of Card"#),
    Edit(
      "digits of one width", Card { Text("$12").monospacedDigit() }, Card { Text("$12") },
      #"monospacedDigit true → default in Text "$12" of Card"#),
    Edit(
      "a selection",
      Card {
        Picker("By", selection: .constant(1)) {
          Text("a").tag(1); Text("b").tag(2)
        }
      },
      Card {
        Picker("By", selection: .constant(2)) {
          Text("a").tag(1); Text("b").tag(2)
        }
      },
      "Picker selection 1 → 2 in "),
    Edit(
      "a segment",
      Card {
        Picker("By", selection: .constant(1)) {
          Text("a").tag(1); Text("b").tag(2)
        }
        .pickerStyle(.segmented)
      },
      Card {
        Picker("By", selection: .constant(2)) {
          Text("a").tag(1); Text("b").tag(2)
        }
        .pickerStyle(.segmented)
      }, #"Picker selection 1 → 2 in "a" of Card"#),
    Edit(
      "the size of a button", Card { Button("Pay") {}.buttonStyle(.bordered).controlSize(.large) },
      Card { Button("Pay") {}.buttonStyle(.bordered) },
      #"Button controlSize large → regular in "Pay" of Card"#),
    Edit(
      "a button's style", Card { Button("Pay") {}.buttonStyle(.bordered) },
      Card { Button("Pay") {}.buttonStyle(.plain) },
      #"Button style bordered → plain in "Pay" of Card"#),
    Edit(
      "a button's own style", Card { Button("Pay") {} },
      Card { Button("Pay") {}.buttonStyle(Framed()) },
      #"Button style automatic → Framed in "Pay" of Card"#),
    Edit(
      "a button's style among others",
      Card {
        Button("Pay") {}.buttonStyle(.borderedProminent)
        Button("Later") {}
      },
      Card {
        Button("Pay") {}
        Button("Later") {}
      }, #"Button style borderedProminent → automatic in "Pay" of Card"#),
    Edit(
      "the size of a prominent button",
      Card { Button("Pay") {}.buttonStyle(.borderedProminent).controlSize(.large) },
      Card { Button("Pay") {}.buttonStyle(.borderedProminent).controlSize(.small) },
      #"Button controlSize large → small in "Pay" of Card"#),
    Edit(
      "a field's style", Card { TextField("Mail", text: .constant("")) },
      Card { TextField("Mail", text: .constant("")).textFieldStyle(.roundedBorder) },
      #"TextField style plain → roundedBorder in "Mail" of Card"#),
    Edit(
      "a hidden field's style",
      Card { SecureField("Key", text: .constant("")).textFieldStyle(.roundedBorder) },
      Card { SecureField("Key", text: .constant("")) },
      #"SecureField style roundedBorder → plain in "Key" of Card"#),
    Edit(
      "a picker's style", Card { choice(1).pickerStyle(.segmented) },
      Card { choice(1).pickerStyle(.wheel) }, "Picker style segmented → wheel in "),
    Edit(
      "a picker's style in a form", Form { choice(1) },
      Form { choice(1).pickerStyle(.segmented) }, "Picker style automatic → segmented in "),
    Edit(
      "a selection in a form", Form { choice(1) }, Form { choice(2) },
      "Picker selection 1 → 2 in "),
    Edit(
      "a selection on a wheel", Card { choice(1).pickerStyle(.wheel) },
      Card { choice(2).pickerStyle(.wheel) }, "Picker selection 1 → 2 in "),
    Edit(
      "a selection of rows", Form { choice(1).pickerStyle(.inline) },
      Form { choice(2).pickerStyle(.inline) }, "Picker selection 1 → 2 in "),
    Edit(
      "a label's style", Card { Label("Bag", systemImage: "bag") },
      Card { Label("Bag", systemImage: "bag").labelStyle(.titleOnly) },
      #"Label style automatic → titleOnly in "Bag" of Card"#),
    Edit(
      "a list's style", List { Text("a") }, List { Text("a") }.listStyle(.plain),
      "List style insetGrouped → plain in "),
    Edit(
      "a toggle's style", Card { Toggle("Sound", isOn: .constant(true)) },
      Card { Toggle("Sound", isOn: .constant(true)).toggleStyle(.button) },
      #"Toggle style automatic → button in "Sound" of Card"#),
    Edit(
      "a date's style", Card { DatePicker("Day", selection: .constant(.distantPast)) },
      Card {
        DatePicker("Day", selection: .constant(.distantPast)).datePickerStyle(.graphical)
      }, "DatePicker style compact → graphical in "),
    Edit(
      "a break in a word", Card { Text("Address").frame(width: 56) },
      Card { Text("Address").frame(width: 36) }, "frame width 56 → 36 in Card"),
    Edit(
      "a row without words",
      Form {
        Text("a")
        Slider(value: .constant(0.4))
      },
      Form { Text("a") }, "ListRow with Slider removed at "),
  ]

  @Test func theFirstLineIsTheCause() throws {
    for edit in Self.edits {
      let bench = try Bench()
      bench.check(AnyView(edit.old), as: .image, record: .all)
      let failed = bench.check(AnyView(edit.new), as: .image)
      #expect(
        failed.message.hasPrefix("Snapshot \"card.1.png\" differs: " + edit.reported),
        "\(edit.what): \(failed.message)")
    }
  }

  /// A reference of an older version does not say all that this one does.
  @Test func whatAReferenceDoesNotSayIsNoChange() {
    func outline(_ line: String) throws -> LayoutOutline {
      try #require(LayoutOutline(parsing: "VStack 0,0 40×40\n  Image 0,0 20×20 \(line)"))
    }
    #expect(throws: Never.self) {
      let changes = LayoutDifference.changes(
        from: try outline("{color=#000000}"),
        to: try outline("{color=#FF0000; font=regular 17; image=star}"))
      #expect(changes.map(\.detail) == ["color #FF0000 instead of black"])
    }
  }

  // MARK: Groups

  private func closing(
    _ bench: borrowing Bench, _ views: [(name: String, AnyView, AnyView)]
  ) -> String {
    for (name, old, _) in views { bench.check(old, as: .image, name, record: .all) }
    return RunSummary(outcomes: views.map { bench.check($2, as: .image, $0) }).closing
  }

  /// One color of a theme is one edit, whatever and however often it paints.
  @Test func aValueThatChangedInManyViewsIsOneCause() throws {
    func view(_ color: Color, _ count: Int) -> AnyView {
      AnyView(Card { ForEach(0..<count, id: \.self) { Text("\($0)").foregroundStyle(color) } })
    }
    let bench = try Bench()
    let text = closing(
      bench,
      [1, 2].map { ("\($0)", view(.red, $0), view(.blue, $0)) } + [
        (
          "row", AnyView(Row(name: "a").foregroundStyle(.red)),
          AnyView(Row(name: "a").foregroundStyle(.blue))
        )
      ])
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("color") }
    #expect(heads.count == 1, "\(text)")
    #expect(
      heads.first?.hasPrefix("color blue instead of red in Text \"0\" of Card") == true, "\(text)")
  }

  /// Where a row went is another place on each screen.
  @Test func aRowThatWentFromSeveralScreensIsOneCause() throws {
    let bench = try Bench()
    let text = closing(
      bench,
      [300.0, 400].map { width in
        (
          "\(Int(width))", AnyView(Cart(names: ["Lamp", "Book"]).frame(width: width, height: 300)),
          AnyView(Cart(names: ["Lamp"]).frame(width: width, height: 300))
        )
      })
    #expect(text.contains("\nListRow with \"Book\" removed\n"), "\(text)")
    #expect(text.split(separator: "\n").filter { $0.contains("ListRow") }.count == 1, "\(text)")
  }
}
