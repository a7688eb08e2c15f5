import Foundation
import Tintype
import TintypeGeometry

extension ExtremeViews {
  /// Views of a control, a list or a screen that take a number.
  static let controls: [Kind] = [
    { text.labelIconToTitleSpacing($0) },
    { n in Label("a", systemImage: "star").labelIconToTitleSpacing(n) },
    { n in Label("a", systemImage: "star").labelReservedIconWidth(n) },
    { n in List { text.listSectionMargins(.all, n) } },
    { n in List { Section { text } }.listSectionSpacing(n) },
    { n in List { Section { text } }.listSectionSpacing(.custom(n)) },
    { n in
      List {
        text; text
      }.listRowSpacing(n)
    },
    { n in List { text.listRowInsets(EdgeInsets(top: n, leading: 1, bottom: 1, trailing: 1)) } },
    { n in List { text.listRowInsets(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: n)) } },
    { n in List { text }.environment(\.defaultMinListRowHeight, n) },
    { n in List { text }.environment(\.defaultMinListHeaderHeight, n) },
    { n in List { text }.contentMargins(n) },
    { n in List { text }.contentMargins(.horizontal, n, for: .scrollContent) },
    { n in
      ScrollView { text }
        .contentMargins(.all, EdgeInsets(top: n, leading: 0, bottom: 0, trailing: n))
    },
    { n in ScrollView { text }.contentMargins(.top, n, for: .scrollIndicators) },
    { n in ScrollView { text }.defaultScrollAnchor(UnitPoint(x: n, y: 1)) },
    { n in
      ScrollView { text.frame(height: 500) }
        .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: n, y: n))))
    },
    { n in ScrollView { text.frame(height: 500) }.scrollPosition(.constant(position(y: n))) },
    { n in text.safeAreaInset(edge: .top, spacing: n) { text } },
    { n in text.safeAreaInset(edge: .leading, spacing: n) { text.frame(width: n) } },
    { n in text.safeAreaBar(edge: .bottom, spacing: n) { text } },
    { n in text.safeAreaPadding(EdgeInsets(top: n, leading: n, bottom: 1, trailing: 1)) },
    { n in text.safeAreaPadding(.leading, n) },
    { n in
      NavigationSplitView {
        text.navigationSplitViewColumnWidth(n)
      } detail: {
        text
      }
    },
    { n in
      NavigationSplitView {
        text.navigationSplitViewColumnWidth(min: n, ideal: 9, max: n)
      } detail: {
        text
      }
    },
    { n in text.inspector(isPresented: .constant(true)) { text.inspectorColumnWidth(n) } },
    { n in
      text.inspector(isPresented: .constant(true)) {
        text.inspectorColumnWidth(min: 1, ideal: n, max: 9)
      }
    },
    { n in text.sheet(isPresented: .constant(true)) { text.presentationCornerRadius(n) } },
    { n in
      text.sheet(isPresented: .constant(true)) { text.presentationDetents([.fraction(n)]) }
    },
    { n in text.sheet(isPresented: .constant(true)) { text.presentationDetents([.height(n)]) } },
    { n in text.popover(isPresented: .constant(true)) { text.frame(width: n, height: n) } },
    { n in
      Table(rows) { TableColumn("a") { (row: Row) in Text(row.name) }.width(n) }
    },
    { n in
      Table(rows) {
        TableColumn("a") { (row: Row) in Text(row.name) }.width(min: n, ideal: n, max: 9)
        TableColumn("b") { (row: Row) in Text(row.name) }.width(max: n)
      }
    },
    { n in Slider(value: .constant(n), in: -1...1) { text } },
    { n in Slider(value: .constant(0.5), in: min(0, n)...max(0, n)) },
    { n in Slider(value: .constant(0), in: 0...1e308, step: max(.leastNonzeroMagnitude, abs(n))) },
    { n in Slider(value: .constant(0.5), in: -.greatestFiniteMagnitude...max(0, n)) },
    { n in Stepper("a", value: .constant(n), in: -1...1) },
    { n in Stepper("a", value: .constant(0.5), step: n) },
    { n in Stepper(value: .constant(n), in: -1...max(0, n), step: n) { text } },
    { n in Stepper("a", value: .constant(n), step: 1, format: .number) },
    { n in Gauge(value: 0.5, in: min(0, n)...max(0, n)) { text }.gaugeStyle(.accessoryCircular) },
    { n in Gauge(value: n) { text }.gaugeStyle(.accessoryLinear) },
    { n in Gauge(value: n) { text }.gaugeStyle(.accessoryCircularCapacity) },
    { n in
      Gauge(value: n) {
        text
      } currentValueLabel: {
        Text(n, format: .percent)
      }
    },
    { n in ProgressView(value: n).progressViewStyle(.circular) },
    { n in ProgressView(value: 0.5, total: n).progressViewStyle(.linear) },
    { n in ProgressView(timerInterval: date...date.addingTimeInterval(max(0, n))) },
    { n in TextField("a", value: .constant(Double(n)), format: .number) },
    { n in Button("a") {}.buttonBorderShape(.roundedRectangle(radius: n)).buttonStyle(.bordered) },
    { n in Button("a") {}.buttonStyle(.borderedProminent).font(.system(size: n)) },
    { n in Toggle("a", isOn: .constant(true)).frame(width: n, height: n) },
    { n in Picker("a", selection: .constant(n)) { text.tag(n) }.pickerStyle(.wheel) },
    { n in Picker("a", selection: .constant(n)) { text.tag(n) }.pickerStyle(.segmented) },
    { n in Picker("a", selection: .constant(1)) { text.tag(1) }.frame(width: n) },
    { n in DatePicker("a", selection: .constant(date.addingTimeInterval(n))) },
    {
      n in
      DatePicker("a", selection: .constant(date.addingTimeInterval(n)))
        .datePickerStyle(.graphical)
    },
    { n in Text(date.addingTimeInterval(n), style: .date) },
    { n in Text(date.addingTimeInterval(n), style: .timer) },
    { n in Text(date.addingTimeInterval(n), style: .relative) },
    { n in Text(date.addingTimeInterval(n), format: .dateTime) },
    { n in Text(date.addingTimeInterval(n), format: .relative(presentation: .named)) },
    { n in Text(date...date.addingTimeInterval(max(0, n))) },
    { n in Text(timerInterval: date...date.addingTimeInterval(max(0, n))) },
    { n in Text(Measurement(value: n, unit: UnitLength.meters), format: .measurement(width: .wide))
    },
    { n in Text(n, format: .currency(code: "EUR")) },
    { n in Text(n, format: .percent) },
    { n in Text(n, format: .number.notation(.scientific)) },
    { n in Text(n, format: .number.precision(.fractionLength(3))) },
    { n in Text(Duration.seconds(Int(clamped: n)), format: .time(pattern: .hourMinute)) },
    { n in Text("\(n, specifier: "%.2f")") },
    { n in TimelineView(.periodic(from: date, by: n)) { _ in text } },
    { n in TimelineView(.animation(minimumInterval: n)) { _ in text } },
    { n in AsyncImage(url: nil, scale: n) },
    { n in text.accessibilitySortPriority(n) },
    { n in text.tabItem { text.font(.system(size: n)) } },
    { n in TabView { Tab("a", systemImage: "star") { text.padding(n) } } },
    { n in text.navigationTitle("a").toolbar { text.frame(width: n) } },
    { n in Menu("a") { text.padding(n) } },
    { n in ColorPicker("a", selection: .constant(Color(red: n, green: n, blue: 0))) },
    { n in LabeledContent("a") { text.frame(width: n) } },
    { n in GroupBox("a") { text.padding(n) } },
    { n in DisclosureGroup("a", isExpanded: .constant(true)) { text.padding(n) } },
    { n in ControlGroup { text.padding(n) } },
    { n in ContentUnavailableView("a", systemImage: "star").frame(width: n) },
    { n in Divider().frame(width: n, height: n) },
    { n in text.animation(.linear(duration: n), value: n) },
    { n in text.animation(.spring(response: n, dampingFraction: n), value: n) },
    { n in text.animation(.timingCurve(n, n, n, n, duration: n).delay(n).speed(n), value: n) },
    { n in text.transition(.scale(scale: n, anchor: UnitPoint(x: n, y: n))) },
    { n in text.transition(.offset(x: n, y: n)) },
  ]

  /// Settings of a text, a font or a color that take a number.
  static let settings: [Kind] = [
    { text.font(.custom("Inter", size: $0, relativeTo: .body)) },
    { text.font(.custom("Inter", fixedSize: $0)) }, { text.font(.body.pointSize($0)) },
    { text.font(.body.scaled(by: $0)) }, { text.font(.body.leading(.loose)).lineSpacing($0) },
    { text.lineHeight(.multiple(factor: $0)) }, { text.lineHeight(.leading(increase: $0)) },
    { text.lineHeight(.exact(points: $0)) },
    { n in Text("a").baselineOffset(n) + Text("b").kerning(n).tracking(n) },
    { n in Text("a").underline().strikethrough().font(.system(size: n)) },
    { n in Text("ab\ncd ef gh").lineSpacing(n).frame(width: 20) },
    { n in Text("ab cd ef").minimumScaleFactor(n).lineLimit(1).frame(width: 10) },
    { n in Text("ab cd ef").lineLimit(2).truncationMode(.middle).frame(width: n) },
    { n in Text("ab cd ef").tracking(n).allowsTightening(true).lineLimit(1).frame(width: 20) },
    { n in Text("ab cd").font(.system(size: 9).width(Font.Width(n))) },
    { n in Text("👩‍👩‍👧 é").font(.system(size: n)) },
    { n in Text(attributed(n)) },
    { n in TextEditor(text: .constant("ab cd")).font(.system(size: n)).lineSpacing(n) },
    { n in TextField("a", text: .constant("b")).padding(n).textFieldStyle(.roundedBorder) },
    { text.foregroundStyle(Color(.displayP3, red: $0, green: $0, blue: $0, opacity: $0)) },
    { text.foregroundStyle(Color(.sRGBLinear, white: $0, opacity: $0)) },
    { text.foregroundStyle(Color(hue: 1, saturation: $0, brightness: $0, opacity: $0)) },
    { text.foregroundStyle(Color.red.mix(with: .blue, by: $0)) },
    { text.foregroundStyle(Color.red.headroom($0)) },
    { text.foregroundStyle(Color(uiColor: UIColor(red: $0, green: $0, blue: $0, alpha: $0))) },
    {
      text.foregroundStyle(Color(uiColor: UIColor(hue: $0, saturation: 1, brightness: 1, alpha: 1)))
    },
    { text.foregroundStyle(Color(uiColor: UIColor(white: $0, alpha: $0))) },
    { text.foregroundStyle(.red.shadow(.drop(radius: $0, x: $0, y: $0))) },
    { text.foregroundStyle(.red.shadow(.inner(radius: $0, x: 1, y: $0))) },
    { n in Circle().fill(.red.shadow(.inner(radius: n))).frame(width: 9, height: 9) },
    { n in text.environment(\.displayScale, n) },
    { n in text.environment(\.defaultMinListRowHeight, n) },
    { n in text.environment(\.imageScale, .large).font(.system(size: n)) },
    { n in text.padding(EdgeInsets(top: n, leading: n, bottom: n, trailing: n)) },
    { n in text.padding(EdgeInsets(top: n, leading: -n, bottom: 1, trailing: 1)) },
    { n in text.offset(CGSize(width: n, height: n)) },
    { n in text.position(CGPoint(x: n, y: n)) },
    { n in text.aspectRatio(CGSize(width: n, height: 1), contentMode: .fit) },
    { n in text.aspectRatio(CGSize(width: 1, height: n), contentMode: .fill) },
    { n in text.containerRelativeFrame(.vertical) { length, _ in length * n } },
    { n in text.alignmentGuide(.firstTextBaseline) { _ in n } },
    { n in text.alignmentGuide(VerticalAlignment.center) { $0.height * n } },
    { n in text.frame(minWidth: n, idealWidth: n, maxWidth: n, minHeight: n, maxHeight: n) },
    { n in text.fixedSize().frame(width: n, height: n).clipped() },
    { n in text.frame(width: n, height: n, alignment: .bottomTrailing).border(.red) },
    { n in Grid { GridRow { text.gridCellAnchor(UnitPoint(x: n, y: n)) } } },
    { n in LazyVGrid(columns: [GridItem(.adaptive(minimum: 3, maximum: n), spacing: n)]) { text } },
    { n in LazyHGrid(rows: [GridItem(.flexible(minimum: n, maximum: n))], spacing: n) { text } },
    { n in AnyLengthLayout(length: n) { text } },
    { n in HStack(alignment: .lastTextBaseline, spacing: n) { text.layoutPriority(n) } },
    { n in ZStack { text.zIndex(n).layoutPriority(n) } },
    { n in
      GlassEffectContainer(spacing: n) { text.glassEffect(.regular, in: .rect(cornerRadius: n)) }
    },
  ]

  private static func position(y: CGFloat) -> ScrollPosition {
    var position = ScrollPosition(edge: .top)
    position.scrollTo(y: y)
    return position
  }

  private static func attributed(_ value: CGFloat) -> AttributedString {
    var text = AttributedString("ab cd")
    text.kern = value
    text.tracking = value
    text.baselineOffset = value
    text.font = .system(size: value)
    return text
  }

  private static let date = Date(timeIntervalSinceReferenceDate: 0)
  private static let rows = [Row(id: 1, name: "a")]

  private struct Row: Identifiable {
    var id: Int
    var name: String
  }
}

/// Says a length wherever a layout can.
private struct AnyLengthLayout: Layout {
  var length: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      _ = subview.sizeThatFits(ProposedViewSize(width: length, height: length))
      subview.place(
        at: CGPoint(x: length, y: length), anchor: UnitPoint(x: length, y: length),
        proposal: ProposedViewSize(width: length, height: nil))
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { length }
}
