// Made of Fixtures/Symbols/Tables/RecordedSizes+Singles.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension RecordedSizes {
  /// Width and height of single symbols in points, after their size, weight and scale; without them, in sizes of the font.
  static let singles = """
    star-24-regular-medium 31 28.5
    star-28-regular-medium 36 33.5
    star-30-regular-medium 39 35.5
    star-34-regular-medium 43.5 40.5
    star-40-regular-medium 51.5 47
    star-17-bold-medium 22.5 21.5
    star-13-light-medium 16 15.5
    star-13-black-medium 17.5 17
    star-17-regular-large 28 27
    star-24-regular-large 39.5 37
    wifi-17-regular-large 29 22
    chevron.right-30-semibold-medium 23 31.5
    arrow.trianglehead.2.counterclockwise.rotate.90 1.15 1.1
    hand.rays 1.35 1.45
    person.3.sequence 2.14 1.081
    swift 1.305 1.1
    text.line.magnify 1.15 1
    """
}
