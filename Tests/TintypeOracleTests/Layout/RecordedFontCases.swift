import Foundation
import Tintype
import TintypeTestSupport

extension Font {
  /// A text style in the size that it has on macOS, with the weights that it has on iOS.
  fileprivate static func mac(_ style: TextStyle) -> Font {
    let (size, ownSize): (CGFloat, CGFloat) =
      switch style {
      case .largeTitle: (26, 34)
      case .title: (22, 28)
      case .title2: (17, 22)
      case .title3: (15, 20)
      case .callout: (12, 16)
      case .subheadline: (11, 15)
      case .footnote: (10, 13)
      case .caption: (10, 12)
      case .caption2: (10, 11)
      default: (13, 17)
      }
    return system(style).scaled(by: size / ownSize)
  }
}

extension CaseTable {
  /// Adds a view in the font that texts have on macOS where nobody names one.
  fileprivate mutating func addMac<V: View>(
    _ id: String, @ViewBuilder _ view: @escaping @MainActor () -> V
  ) {
    add(id) { view().font(.system(size: 13)) }
  }
}

/// Data of a row.
private struct Fruit: Identifiable {
  var name: String
  var id: String { name }
}

/// Recorded with real fonts: the letters of the system font are as wide here as there.
@MainActor
func addRecordedFontCases(to cases: inout CaseTable) {
  addPlaceholders(to: &cases)
  addTexts(to: &cases)
  addStates(to: &cases)
  addScrolledAndEdited(to: &cases)
  addSymbols(to: &cases)
}

@MainActor
private func addPlaceholders(to cases: inout CaseTable) {
  cases.addMac("r3-redacted-privacy") {
    VStack(alignment: .leading, spacing: 12) {
      Text("Visible under privacy").named("visible")
      Text("Hidden secret").privacySensitive().named("secret")
      HStack(spacing: 10) {
        Text("Balance:")
        Text("$1,234").privacySensitive().named("amount")
      }.named("row")
      Text("Invalidated").named("invalidated").redacted(reason: .invalidated)
    }.redacted(reason: .privacy).named("stack")
  }
  for size in [11, 13, 22, 26] {
    cases.add("r3-redacted-width-\(size)") {
      HStack(spacing: 12) {
        Text("iiiiiiiiii").named("i\(size)")
        Text("MMMMMMMMMM").named("M\(size)")
        Text("a b c d e").named("sp\(size)")
        Text("12345").named("d\(size)")
      }.font(.system(size: CGFloat(size))).redacted(reason: .placeholder).named("row\(size)")
    }
  }
}

@MainActor
private func addTexts(to cases: inout CaseTable) {
  cases.addMac("r3-link-basic") {
    let address = URL(fileURLWithPath: "/")
    VStack(spacing: 12) {
      Link("Apple", destination: address).named("titled")
      Link(destination: address) {
        Label {
          Text("Open site")
        } icon: {
          Color.blue.frame(width: 24, height: 24)
        }.named("customLabel")
      }.named("custom")
      HStack(spacing: 8) {
        Text("Visit").named("text")
        Link("the site", destination: address).named("inline")
      }.named("row")
      Link("Disabled", destination: address).disabled(true).named("disabled")
      Link("Large", destination: address).font(.mac(.title)).frame(height: 33).named("large")
    }.named("stack")
  }
  cases.addMac("r3-text-attributed") {
    VStack(alignment: .leading, spacing: 4) {
      Color.blue.frame(width: 169.5, height: 33).named("attributed")
      Color.blue.frame(width: 202.5, height: 16).named("intents")
      Text(AttributedString("Plain attributed")).named("plain")
    }.named("column")
  }
  cases.addMac("r3-text-modifiers") {
    VStack(alignment: .leading, spacing: 0) {
      Text("Bold").bold().named("bold")
      Text("Bold").fontWeight(.bold).named("fontWeightBold")
      Text("Bold").font(.mac(.body).bold()).named("fontBold")
      Text("Bold").font(.mac(.body).weight(.bold)).named("fontWeight700")
      Text("Bold").fontWeight(.semibold).named("semibold")
      Text("Weight").fontWeight(.semibold).named("weight")
      VStack(alignment: .leading, spacing: 0) { Text("Env").named("env") }.font(.mac(.title))
      Text("Count: \(0)").font(.mac(.title)).named("interpolated")
      Text("Count: \(0)").named("interpolatedBody")
    }
  }
  cases.addMac("r3-text-bold-trait") {
    let styles: [(Font.TextStyle, String)] = [
      (.largeTitle, "largeTitle"), (.title, "title"), (.title2, "title2"), (.title3, "title3"),
      (.headline, "headline"), (.subheadline, "subheadline"), (.body, "body"),
      (.callout, "callout"), (.footnote, "footnote"), (.caption, "caption"),
      (.caption2, "caption2"),
    ]
    VStack(alignment: .leading, spacing: 0) {
      Text("Bold").bold().named("default")
      ForEach(styles, id: \.1) { Text("Bold").font(.mac($0.0)).bold().named($0.1) }
      Text("Bold").font(.system(size: 20).bold()).named("size20")
    }.named("column")
  }
  cases.add("r3-textfield-formatted-mac") {
    let texts = [
      ("int", "1,234"), ("double", "3.14159"), ("percent", "25%"), ("currency", "$12.50"),
      ("formatter", "42"), ("fixedText", "Hello"), ("fixedEmpty", "Placeholder"),
    ]
    VStack {
      ForEach(texts, id: \.0) { Text(verbatim: $0.1).named($0.0) }
    }.font(.system(size: 13))
  }
}

/// What is drawn once, before anything moves.
@MainActor
private func addStates(to cases: inout CaseTable) {
  cases.addMac("r3-canvas-sizing") {
    VStack(spacing: 8) {
      Text("Above").named("above")
      Canvas { _, _ in }.named("fill")
      Canvas { _, _ in }.frame(width: 80, height: 50).named("framed")
    }.named("stack")
  }
  cases.addMac("r3-foreach-identifiable") {
    HStack {
      ForEach(["Apple", "Banana", "Cherry"].map(Fruit.init)) { Text($0.name).named($0.name) }
    }.named("row")
  }
  cases.addMac("r3-foreach-binding") {
    VStack(alignment: .leading) {
      ForEach(.constant(["Apple", "Banana"].map(Fruit.init))) { $fruit in
        Text(fruit.name).named(fruit.name)
      }
    }.named("stack")
  }
  cases.addMac("r3-animation-frame-rest") {
    VStack(spacing: 8) {
      Color.red.frame(width: 100, height: 40).named("box")
      Text("Below").named("below")
    }.named("stack")
  }
  for (id, isShown) in [("rest", true), ("hide", false)] {
    cases.addMac("r3-animation-transition-\(id)") {
      VStack(spacing: 8) {
        Text("Above").named("above")
        if isShown { Text("Hello").transition(.move(edge: .leading)).named("hello") }
        Text("Below").named("below")
      }.named("stack")
    }
  }
  for (id, inset) in [("rest", 0), ("move", 60)] as [(String, CGFloat)] {
    cases.addMac("r3-animation-implicit-\(id)") {
      HStack(alignment: .top, spacing: 12) {
        Color.blue.frame(width: 40, height: 40).opacity(1).named("faded")
        Color.green.frame(width: 40, height: 40).padding(.leading, inset)
          .animation(.linear(duration: 0), value: inset).named("moved")
      }.named("row")
    }
  }
  cases.addMac("r3-animator-phase") {
    HStack(spacing: 20) {
      Text("Pulse").phaseAnimator([false, true], trigger: 0) { view, isLarge in
        view.scaleEffect(isLarge ? 1.5 : 1).opacity(isLarge ? 0.5 : 1)
      }.named("text")
      Color.blue.frame(width: 40, height: 40).phaseAnimator([0, 1, 2], trigger: 0) { view, step in
        view.offset(y: CGFloat(step) * -10)
      }.named("box")
    }.named("row")
  }
}

@MainActor
private func addScrolledAndEdited(to cases: inout CaseTable) {
  cases.add("r3-scroll-to-row0") {
    ScrollViewReader { _ in
      ScrollView { column(20, "row").named("content") }.named("scroll")
    }
  }
  cases.add("r3-scroll-horizontal") {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(0..<12) { Color.blue.frame(width: 60, height: 40).named("cell\($0)") }
      }.named("content")
    }.named("scroll")
  }
  cases.addMac("r3-unavailable-basic") {
    VStack(spacing: 8) {
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("Try again later.")
      ).named("titled")
      ContentUnavailableView {
        Text("No Results")
      } description: {
        Text("Search again.")
      } actions: {
        Button("Retry") {}
      }.named("custom")
      ContentUnavailableView.search.named("search")
    }.named("stack")
  }
  cases.addMac("r3-texteditor-basic") {
    VStack(spacing: 12) {
      TextEditor(text: .constant("Hello\nWorld")).frame(height: 60).named("lines")
      TextEditor(text: .constant("Several words that wrap onto lines in an editor"))
        .frame(height: 80).named("wrapping")
      TextEditor(text: .constant("")).frame(height: 40).named("empty")
      TextEditor(text: .constant("Hello")).frame(width: 160, height: 40).named("narrow")
    }.padding(20).named("stack")
  }
  cases.addMac("r3-texteditor-styles") {
    VStack(spacing: 12) {
      TextEditor(text: .constant("Hello")).font(.title).frame(height: 60).named("title")
      TextEditor(text: .constant("Hello")).foregroundColor(.red).frame(height: 40).named("red")
      TextEditor(text: .constant("Hello")).disabled(true).frame(height: 40).named("disabled")
      TextEditor(text: .constant("Hello\nWorld")).lineSpacing(10).frame(height: 60)
        .named("spaced")
      TextEditor(text: .constant("Hello")).scrollContentBackground(.hidden).frame(height: 40)
        .named("noBackground")
    }.padding(20).named("stack")
  }
  cases.addMac("r3-textfield-vertical-mac") {
    let note = Binding.constant("A long note that wraps onto several lines in a narrow field")
    VStack(alignment: .leading, spacing: 12) {
      TextField("Notes", text: note, axis: .vertical).frame(width: 200).named("wrapped")
      TextField("Notes", text: .constant("Short"), axis: .vertical).frame(width: 200)
        .named("short")
      TextField("Notes", text: .constant(""), axis: .vertical).lineLimit(3, reservesSpace: true)
        .frame(width: 200).named("reserved")
      TextField("Notes", text: note, axis: .vertical).lineLimit(2).frame(width: 200)
        .named("capped")
      TextField("Notes", text: note, axis: .vertical).lineLimit(2...4).frame(width: 200)
        .named("ranged")
      TextField("Notes", text: .constant("Short")).frame(width: 200).named("single")
    }.textFieldStyle(.plain).named("stack")
  }
}

@MainActor
private func addSymbols(to cases: inout CaseTable) {
  let star = Image(systemName: "star")
  cases.addMac("r3-symbol-scales") {
    HStack(spacing: 8) {
      star.imageScale(.small).named("small")
      star.imageScale(.medium).named("medium")
      star.imageScale(.large).named("large")
      star.bold().named("bold")
      star.fontWeight(.semibold).named("semibold")
    }
  }
  cases.addMac("r3-symbol-baseline") {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      star.named("baselineIcon")
      Text("Star").named("baselineText")
      star.font(.mac(.title)).named("baselineTitleIcon")
      Text("Star").font(.mac(.title)).named("baselineTitleText")
    }.named("baselineRow")
  }
  cases.addMac("r3-symbol-labels") {
    let styles: [(String, Font)] = [
      ("label", .system(size: 13)), ("labelTitle", .mac(.title)), ("labelBody", .mac(.body)),
    ]
    VStack(alignment: .leading) {
      ForEach(styles, id: \.0) { name, font in
        Label {
          Text("Star label").named("\(name)Text")
        } icon: {
          star.named("\(name)Icon")
        }.font(font).named(name)
      }
      Label {
        Text("Star label").named("labelImageText")
      } icon: {
        Color.blue.frame(width: 24, height: 24).named("labelImageIcon")
      }.named("labelImage")
    }
  }
  cases.addMac("r3-symbol-large") {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      star.font(.system(size: 24)).named("size24")
      star.font(.system(size: 40)).named("size40")
      Text("Star").font(.system(size: 40)).named("baselineText40")
      star.font(.system(size: 24)).imageScale(.large).named("largeSize24")
      star.fontWeight(.light).named("light")
      star.fontWeight(.black).named("black")
      Image(systemName: "star.fill").foregroundColor(.blue).font(.system(size: 30))
        .named("blue30")
      Image(systemName: "chevron.right").font(.system(size: 30, weight: .semibold))
        .named("chevronSemibold")
    }
  }
}
