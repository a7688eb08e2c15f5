import Foundation
import Tintype

/// Views that are given a number in each place where a view takes one.
@MainActor enum ExtremeViews {
  /// Makes a view of a number.
  typealias Kind = @MainActor (CGFloat) -> any View

  /// All kinds.
  static var all: [Kind] {
    layouts + drawings + controls + settings + shapes + canvases + whole
  }

  /// A text of two words.
  static var text: Text { Text("ab cd") }

  /// Views that lay out by a number.
  static let layouts: [Kind] = [
    { text.frame(width: $0, height: 10) }, { text.frame(width: 10, height: $0) },
    { text.frame(minWidth: $0) }, { text.frame(maxWidth: $0) }, { text.frame(idealWidth: $0) },
    { text.frame(minHeight: $0, maxHeight: 10) }, { text.frame(maxHeight: $0) },
    { text.padding($0) }, { text.padding(.leading, $0) }, { text.offset(x: $0, y: 1) },
    { text.position(x: $0, y: 1) }, { text.aspectRatio($0, contentMode: .fit) },
    { text.aspectRatio($0, contentMode: .fill) }, { text.layoutPriority(Double($0)) },
    { text.zIndex(Double($0)) }, { text.lineSpacing($0) }, { text.kerning($0) },
    { text.tracking($0) }, { text.baselineOffset($0) }, { text.font(.system(size: $0)) },
    { text.font(.custom("Inter", size: $0)) }, { text.minimumScaleFactor($0) },
    { text.alignmentGuide(.leading) { [number = $0] _ in number } },
    { text.safeAreaPadding($0) },
    { text.containerRelativeFrame(.horizontal, count: 2, spacing: $0) },
    { number in
      VStack(spacing: number) {
        text; Color.red
      }
    },
    { number in
      HStack(spacing: number) {
        text; Color.red
      }
    },
    { number in
      LazyVStack(spacing: number) {
        text; Color.red
      }
    },
    { number in
      LazyHStack(spacing: number) {
        text; Color.red
      }
    },
    { number in
      Grid(horizontalSpacing: number, verticalSpacing: 1) {
        GridRow {
          text; text
        }
      }
    },
    { number in
      Grid(verticalSpacing: number) {
        GridRow { text }; GridRow { text }
      }
    },
    { number in
      LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.flexible())]) {
        text; text
      }
    },
    { number in
      LazyVGrid(columns: [GridItem(.flexible(minimum: number))]) {
        text; text
      }
    },
    { number in
      LazyVGrid(columns: [GridItem(.flexible(maximum: number))]) {
        text; text
      }
    },
    { number in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: number))]) {
        text; text
      }
    },
    { number in
      LazyVGrid(columns: [GridItem(.fixed(9), spacing: number)]) {
        text; text
      }
    },
    { number in
      LazyVGrid(columns: [GridItem(.fixed(9))], spacing: number) {
        text; text
      }
    },
    { number in
      LazyHGrid(rows: [GridItem(.fixed(number)), GridItem(.flexible())]) {
        text; text
      }
    },
    { number in
      HStack {
        text; Spacer(minLength: number); text
      }
    },
    { number in
      List {
        text; text
      }.frame(width: number)
    },
    { number in
      List {
        text; text
      }.frame(height: number)
    },
    { number in ScrollView { text.frame(height: number) } },
    { number in ScrollView(.horizontal) { text.frame(width: number) } },
    { number in Form { text.padding(number) } },
    { number in
      ZStack {
        text.frame(width: number); Color.red
      }
    },
    { number in
      ViewThatFits {
        text.frame(width: number); text
      }
    },
    { number in GeometryReader { _ in text.frame(width: number) } },
    { number in NavigationStack { text.padding(number) } },
    { number in TabView { text.frame(width: number) } },
  ]

  /// Views that draw by a number.
  static let drawings: [Kind] = [
    { text.opacity(Double($0)) }, { text.blur(radius: $0) }, { text.shadow(radius: $0) },
    { text.shadow(radius: 1, x: $0, y: $0) }, { text.scaleEffect($0) },
    { text.scaleEffect(x: $0, y: 1) }, { text.rotationEffect(.degrees(Double($0))) },
    { text.rotation3DEffect(.degrees(Double($0)), axis: (x: 1, y: 0, z: 0)) },
    { text.rotation3DEffect(.degrees(9), axis: (x: $0, y: 1, z: 0)) },
    { text.brightness(Double($0)) }, { text.contrast(Double($0)) }, { text.saturation(Double($0)) },
    { text.grayscale(Double($0)) }, { text.hueRotation(.degrees(Double($0))) },
    { text.border(.red, width: $0) }, { text.background(.red.opacity(Double($0))) },
    { text.transformEffect(CGAffineTransform(translationX: $0, y: 0)) },
    { text.transformEffect(CGAffineTransform(a: $0, b: 0, c: 0, d: 1, tx: 0, ty: 0)) },
    { RoundedRectangle(cornerRadius: $0).frame(width: 9, height: 9) },
    { number in Circle().stroke(lineWidth: number).frame(width: 9, height: 9) },
    { number in Circle().strokeBorder(lineWidth: number).frame(width: 9, height: 9) },
    { number in Circle().stroke(style: .init(lineWidth: 1, dash: [number, 1])).frame(width: 9) },
    { number in Circle().stroke(style: .init(lineWidth: 1, dash: [1], dashPhase: number)) },
    { number in Circle().trim(from: number, to: 1).frame(width: 9, height: 9) },
    { number in Circle().inset(by: number).frame(width: 9, height: 9) },
    { number in Circle().scale(number).frame(width: 9, height: 9) },
    { number in Circle().offset(x: number).frame(width: 9, height: 9) },
    { number in Path { $0.addRect(CGRect(x: 0, y: 0, width: number, height: 9)) } },
    { number in
      Path {
        $0.move(to: .zero); $0.addLine(to: CGPoint(x: number, y: 9))
      }.stroke()
    },
    { number in
      Path {
        $0.addArc(
          center: .zero, radius: number, startAngle: .zero, endAngle: .degrees(9), clockwise: true)
      }
    },
    { number in
      Path {
        $0.addArc(
          center: .zero, radius: 9, startAngle: .zero, endAngle: .degrees(number), clockwise: true)
      }
    },
    { number in
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: number, height: 9)), with: .color(.red))
      }
    },
    { number in
      Canvas { context, _ in
        context.translateBy(x: number, y: 0); context.draw(Text("a"), at: .zero)
      }
    },
    { number in
      Canvas { context, _ in
        context.addFilter(.blur(radius: number)); context.draw(Text("a"), at: .zero)
      }
    },
    { number in
      LinearGradient(colors: [.red, .blue], startPoint: .init(x: number, y: 0), endPoint: .bottom)
    },
    { number in
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: number)
    },
    { number in
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(Double(number)))
    },
    { number in
      LinearGradient(
        stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
        startPoint: .top, endPoint: .bottom)
    },
    { Color(red: Double($0), green: 0, blue: 0) }, { Color(white: Double($0)) },
    { Color(hue: Double($0), saturation: 1, brightness: 1) },
    { text.foregroundStyle(.red.opacity(Double($0))) },
    { number in Image(systemName: "star").font(.system(size: number)) },
    { number in Image(systemName: "star").resizable().frame(width: number, height: 9) },
    { number in Image(systemName: "wifi", variableValue: Double(number)) },
    { number in ProgressView(value: Double(number)) },
    { number in ProgressView(value: Double(number), total: Double(number)) },
    { number in ProgressView(value: 1, total: Double(number)) },
    { number in Gauge(value: Double(number), in: 0...1) { text } },
    { number in Slider(value: .constant(Double(number)), in: 0...1) },
    { number in Slider(value: .constant(0.5), in: 0...1, step: abs(Double(number))) },
    { number in Stepper("a", value: .constant(Double(number))) },
    { number in Text(Double(number), format: .number) }, { number in Text("\(Double(number))") },
    { number in
      Text(
        Date(timeIntervalSinceReferenceDate: min(max(Double(number), -1e9), 1e9)), style: .relative)
    },
    { number in text.clipShape(RoundedRectangle(cornerRadius: number)) },
    { number in text.mask { Color.red.frame(width: number) } },
    { number in text.overlay { Color.red.frame(width: number) } },
    { number in text.background { Circle().padding(number) } },
  ]
}
