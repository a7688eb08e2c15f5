import Testing
import Tintype

/// A text whose ink is compared with its outlines.
struct TextInkSample: Sendable, CustomTestStringConvertible {
  var name: String
  var string: String
  var width: CGFloat?
  var size: CGFloat = 24
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  var truncation = Text.TruncationMode.tail
  var direction = LayoutDirection.leftToRight
  var tightens = false
  var leastScale: CGFloat = 1
  var change: @Sendable (Text) -> Text = { $0 }

  var testDescription: String { name }

  /// The text with space around it; lines are far apart, so that no ink of one is taken for
  /// another's.
  @MainActor var view: some View {
    change(Text(verbatim: string))
      .font(.system(size: size))
      .foregroundStyle(.black)
      .lineSpacing(1.5 * size)
      .multilineTextAlignment(alignment)
      .lineLimit(lineLimit)
      .truncationMode(truncation)
      .allowsTightening(tightens)
      .minimumScaleFactor(leastScale)
      .frame(width: width)
      .padding(size)
      .environment(\.layoutDirection, direction)
  }

  static let all =
    scripts + [
      TextInkSample(
        name: "aligned in the middle", string: "Every line stands in the middle of the text",
        width: 150.3, alignment: .center),
      TextInkSample(
        name: "aligned at the end", string: "Every line ends at the same edge of the text",
        width: 150.3, alignment: .trailing),
      TextInkSample(
        name: "truncated tail", string: "What does not fit gives way to an ellipsis", width: 150,
        lineLimit: 2),
      TextInkSample(
        name: "truncated middle", string: "What does not fit gives way to an ellipsis",
        width: 170, lineLimit: 1, truncation: .middle),
      TextInkSample(
        name: "truncated head, right to left", string: "שלום לכולם וברוכים הבאים אלינו", width: 150,
        lineLimit: 1, truncation: .head, direction: .rightToLeft),
      TextInkSample(
        name: "underlined and struck", string: "Joyful lines",
        change: { $0.underline().strikethrough() }),
      TextInkSample(
        name: "tracked and raised", string: "Wide AV",
        change: { $0.tracking(3.3).baselineOffset(5) }),
      TextInkSample(
        name: "several runs", string: "One ",
        change: {
          $0 + Text(verbatim: "two ").bold()
            + Text(verbatim: "fjord").italic().font(.system(size: 41))
            + Text(verbatim: " code").monospaced()
        }),
      TextInkSample(
        name: "tightened", string: "Almost as wide as its frame", width: 308, lineLimit: 1,
        tightens: true),
      TextInkSample(
        name: "tightened and truncated", string: "Wider than its frame", width: 150, lineLimit: 1,
        tightens: true),
      TextInkSample(
        name: "scaled", string: "Shrunk to the width", width: 120, lineLimit: 1, leastScale: 0.3),
      TextInkSample(
        name: "soft hyphen", string: "hyphen\u{ad}ated donau\u{ad}dampf\u{ad}schiff", width: 120),
      TextInkSample(
        name: "small capitals", string: "Small Caps jq",
        change: { $0.font(.system(size: 30).smallCaps()) }),
      TextInkSample(
        name: "small capitals of a custom font", string: "Small Caps jq",
        change: { $0.font(.custom("Noto Sans", fixedSize: 30).smallCaps()) }),
      TextInkSample(
        name: "tracked, right to left", string: "שלום עולם", direction: .rightToLeft,
        change: { $0.tracking(4).underline() }),
      TextInkSample(
        name: "truncated middle, both directions", string: "From אבג to the العربية and back again",
        width: 190, lineLimit: 1, truncation: .middle),
      TextInkSample(name: "small", string: "Small print, 7 points", size: 7),
      TextInkSample(name: "broken words", string: "Donaudampfschiffahrt", width: 80),
    ]

  private static let scripts = [
    TextInkSample(name: "Latin", string: "Fjord vows quartz: ÅÇÉ fi AVATAR", width: 150),
    TextInkSample(name: "Greek", string: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", width: 180),
    TextInkSample(name: "Cyrillic", string: "Съешь же ещё этих мягких булок", width: 180),
    TextInkSample(
      name: "Arabic", string: "نص حكيم له سر قاطع وذو شأن عظيم", width: 150,
      direction: .rightToLeft),
    TextInkSample(
      name: "Hebrew", string: "דג סקרן שט בים מאוכזב ולפתע מצא", width: 150, direction: .rightToLeft
    ),
    TextInkSample(name: "Devanagari", string: "ऋषियों को सताने वाले दुष्ट राक्षसों", width: 170),
    TextInkSample(name: "Thai", string: "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า", width: 170),
    TextInkSample(name: "Myanmar and Khmer", string: "မြန်မာစကား ភាសាខ្មែរ", width: 190),
    TextInkSample(name: "Bengali and Tamil", string: "বাংলা ভাষা தமிழ் மொழி", width: 190),
    TextInkSample(name: "Telugu and Malayalam", string: "తెలుగు భాష മലയാളം", width: 190),
    TextInkSample(name: "Georgian and Armenian", string: "ქართული Հայերեն", width: 150),
    TextInkSample(name: "Ethiopic and Tibetan", string: "አማርኛ བོད་ཡིག", width: 190),
    TextInkSample(name: "Chinese and Japanese", string: "天地玄黃いろはにほへと、ちりぬるを。", width: 150),
    TextInkSample(name: "Korean", string: "다람쥐 헌 쳇바퀴에 타고파", width: 150),
    TextInkSample(name: "emoji", string: "😀 👩‍👩‍👧 🇩🇪 👍🏽 ❤️ ok", width: 110),
    TextInkSample(
      name: "both directions", string: "From אבג 123 to العربية (4) and back", width: 170),
    TextInkSample(name: "hard breaks", string: "gap\n\nbelow"),
  ]
}
