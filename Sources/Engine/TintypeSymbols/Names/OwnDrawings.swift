/// Drawings of the project's own, for symbols that the sets lack or draw in another way than Apple.
///
/// Path data as in SVG, in hundredths of the font's size, y downwards, the middle at the origin.
enum OwnDrawings {
  /// A piece of a drawing.
  enum Piece: Hashable, Sendable {
    /// Lines as thick as the weight says.
    case lines(String)
    /// An area with its holes, which turn the other way.
    case area(String)
  }

  /// The pieces of a symbol; nil where the project has no drawing of it.
  static func pieces(of name: String) -> [Piece]? { drawings[names[name] ?? name] ?? dice[name] }

  /// Other names of the same drawings.
  private static let names = [
    "document.on.clipboard": "doc.on.clipboard", "list.bullet.clipboard": "list.clipboard",
    "list.bullet.clipboard.fill": "list.clipboard.fill",
  ]

  private static let drawings: [String: [Piece]] = [
    "house": [
      .lines("M-57 3 L-3 -45 Q0 -47.5 3 -45 L57 3"),
      .lines("M-41 -10 L-41 37 Q-41 46 -32 46 L32 46 Q41 46 41 37 L41 -10"),
      .lines("M-13 46 L-13 16 Q-13 11 -8 11 L8 11 Q13 11 13 16 L13 46"),
      .area("M27 -44 L40 -44 L40 -12 L27 -23 Z"),
    ],
    "shareplay": [
      .area(
        "M0 -27 C8.6 -27 15.6 -19.2 15.6 -9.7 C15.6 -0.2 8.6 7.6 0 7.6 C-8.6 7.6 -15.6 -0.2 -15.6 -9.7"
          + " C-15.6 -19.2 -8.6 -27 0 -27 Z"),
      .area(
        "M-33.8 39 C-33.8 26 -18 13.7 0 13.7 C18 13.7 33.8 26 33.8 39 Q33.8 45.3 27.8 45.3"
          + " L-27.8 45.3 Q-33.8 45.3 -33.8 39 Z"),
      .lines(
        "M-49 41 L-49 34 C-49 15.5 -39 -0.5 -24 -8.7 M49 41 L49 34 C49 15.5 39 -0.5 24 -8.7"),
      .lines(
        "M-75.2 41 L-75.2 34 C-75.2 -7.5 -41.5 -41 0 -41 C41.5 -41 75.2 -7.5 75.2 34 L75.2 41"),
    ],
    "theatermasks": [
      .lines(
        "M-67 -37.5 L-22 -50 Q-11 -53 -8 -42 L0 -14 C6 12 -10 31 -28 36 C-48 41 -62 26 -68.5 8"
          + " L-77 -23 Q-80 -34 -67 -37.5 Z M-57 -9 Q-52 -17 -43.5 -12 M-28 -17 Q-22 -25 -14 -20"),
      .area("M-53 11 Q-30 12 -12 1 C-11 10 -20 23 -34 23 C-44 23 -50 17 -53 11 Z"),
      .lines(
        "M5 -16 L10 -33 Q13 -41.5 22 -39 L67 -27 Q80 -23.5 77 -12 L68 24 C60 46 45 52 31 50"
          + " C16 47 6 40 1 28 M13 26 Q30 14 45 33"),
      .area(disc(23, -5, 7) + disc(52, 3, 7)),
    ],
    "crown": [
      .lines("M-46 -21 L-37 32 Q-36 40 -28 40 L28 40 Q36 40 37 32 L46 -21 L24 -3 L0 -33 L-24 -3 Z"),
      .lines("M-36 24 L36 24"), crownTips,
    ],
    "crown.fill": [
      .area(
        "M-47 -23 Q-49 -26 -45 -25 L-25 -10 L-4 -37 Q0 -41 4 -37 L25 -10 L45 -25 Q49 -26 47 -23"
          + " L40 20 L-40 20 Z"),
      .area("M-39 28 L39 28 L37 38 Q36 45 28 45 L-28 45 Q-36 45 -37 38 Z"), crownTips,
    ],
    "books.vertical": [
      .lines("M-45 -42 L-30 -42 Q-25 -42 -25 -37 L-25 42 L-50 42 L-50 -37 Q-50 -42 -45 -42 Z"),
      .lines("M-20 -42 L-5 -42 Q0 -42 0 -37 L0 42 L-25 42 L-25 -37 Q-25 -42 -20 -42 Z"),
      .lines("M10 -33 L25 -37 Q30 -38 31 -33 L50 36 L26 42 L7 -27 Q6 -32 10 -33 Z"),
      .lines("M-50 -24 L0 -24 M-50 24 L0 24 M10 -17 L35 -23 M21 24 L45 18"),
    ],
    "books.vertical.fill": [
      .area(book), .area("\(shelf(-54))"), .area("\(shelf(-24))"),
    ],
    "doc.on.clipboard": [
      .lines("M-17 -26 L-17 -40 Q-17 -49 -8 -49 L37 -49 Q46 -49 46 -40 L46 23 Q46 32 37 32 L21 32"),
      .area(
        "M6 -58 L23 -58 Q27 -58 27 -54 L27 -43 Q27 -39 23 -39 L6 -39 Q2 -39 2 -43 L2 -54"
          + " Q2 -58 6 -58 Z"),
      .lines(
        "M-37 -22 L-7 -22 L17 3 L17 47 Q17 56 8 56 L-37 56 Q-46 56 -46 47 L-46 -13"
          + " Q-46 -22 -37 -22 Z"),
      .lines("M-8 -21 L-8 -3 Q-8 4 -1 4 L16 4"),
    ],
    "list.clipboard": [
      .lines(
        "M-17 -46 L-29 -46 Q-38 -46 -38 -37 L-38 47 Q-38 56 -29 56 L29 56 Q38 56 38 47"
          + " L38 -37 Q38 -46 29 -46 L17 -46"),
      clip, .lines("M-6 -16 L20 -16 M-6 8 L20 8 M-6 32 L20 32"), listDots,
    ],
    "list.clipboard.fill": [
      .area(
        "M-29 -50 L-22 -50 Q-21 -32 -11 -32 L11 -32 Q21 -32 22 -50 L29 -50 Q42 -50 42 -37"
          + " L42 47 Q42 60 29 60 L-29 60 Q-42 60 -42 47 L-42 -37 Q-42 -50 -29 -50 Z"
          + hole(-16) + hole(8) + hole(32)),
      clip,
    ],
  ]

  /// The six sides of a die.
  private static let dice: [String: [Piece]] = {
    let (left, middle, right) = (-23, 0, 23)
    let corners = [(left, left), (right, right)]
    let others = [(right, left), (left, right)]
    let sides = [
      [(middle, middle)], corners, corners + [(middle, middle)], corners + others,
      corners + others + [(middle, middle)], corners + others + [(left, middle), (right, middle)],
    ]
    var drawings: [String: [Piece]] = [:]
    for (index, points) in sides.enumerated() {
      drawings["die.face.\(index + 1)"] = [
        .lines(square(42, corner: 14)), .area(points.map { disc($0.0, $0.1, 8) }.joined()),
      ]
      drawings["die.face.\(index + 1).fill"] = [
        .area(square(46, corner: 18) + points.map { disc($0.0, $0.1, 8, turning: 0) }.joined())
      ]
    }
    return drawings
  }()

  /// A square with round corners.
  private static func square(_ half: Int, corner: Int) -> String {
    let inner = half - corner
    return "M-\(inner) -\(half) L\(inner) -\(half) Q\(half) -\(half) \(half) -\(inner)"
      + " L\(half) \(inner) Q\(half) \(half) \(inner) \(half)"
      + " L-\(inner) \(half) Q-\(half) \(half) -\(half) \(inner)"
      + " L-\(half) -\(inner) Q-\(half) -\(half) -\(inner) -\(half) Z"
  }

  private static let crownTips = Piece.area(
    disc(-52, -27, 7) + disc(0, -44, 8) + disc(52, -27, 7))

  private static let clip = Piece.area(
    "M-12 -58 L12 -58 Q16 -58 16 -54 L16 -43 Q16 -39 12 -39 L-12 -39 Q-16 -39 -16 -43 L-16 -54"
      + " Q-16 -58 -12 -58 Z")

  private static let listDots = Piece.area(
    disc(-20, -16, 5) + disc(-20, 8, 5) + disc(-20, 32, 5))

  /// A book that leans, with two bands across.
  private static let book =
    "M9 -36 L25 -40 Q33 -42 35 -34 L37 -27 L6 -19 L4 -26 Q2 -34 9 -36 Z"
    + "M8 -12 L39 -20 L49 19 L19 27 Z M21 34 L51 26 L53 33 Q55 40 48 42 L32 46 Q25 48 23 41 Z"

  /// A book that stands, its left side at a position, with two bands across.
  private static func shelf(_ x: Int) -> String {
    let (left, right) = (x, x + 26)
    return "M\(left + 7) -46 L\(right - 7) -46 Q\(right) -46 \(right) -39 L\(right) -28"
      + " L\(left) -28 L\(left) -39 Q\(left) -46 \(left + 7) -46 Z"
      + "M\(left) -20 L\(right) -20 L\(right) 20 L\(left) 20 Z"
      + "M\(left) 28 L\(right) 28 L\(right) 39 Q\(right) 46 \(right - 7) 46 L\(left + 7) 46"
      + " Q\(left) 46 \(left) 39 Z"
  }

  /// A disc; one that turns the other way, which is a hole, where `sweep` is 0.
  private static func disc(_ x: Int, _ y: Int, _ radius: Int, turning sweep: Int = 1) -> String {
    "M\(x - radius) \(y) A\(radius) \(radius) 0 1 \(sweep) \(x + radius) \(y)"
      + " A\(radius) \(radius) 0 1 \(sweep) \(x - radius) \(y) Z"
  }

  /// A mark and a line of a list as holes.
  private static func hole(_ y: Int) -> String {
    "M-25 \(y - 4) L-25 \(y + 4) L-16 \(y + 4) L-16 \(y - 4) Z"
      + "M-8 \(y - 4) L-8 \(y + 4) L23 \(y + 4) L23 \(y - 4) Z"
  }
}
