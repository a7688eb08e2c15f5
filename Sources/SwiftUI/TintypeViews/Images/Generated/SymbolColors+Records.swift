// Made of Fixtures/Symbols/Colors/SymbolColors+Records.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension SymbolColors {
  /// The colors of a symbol's parts by rank, by the names of system colors, or white.
  static let records = """
    checkmark.circle.fill white green
    checkmark.seal.fill white blue
    checkmark.shield.fill white green
    plus.circle.fill white green
    minus.circle.fill white red
    xmark.circle.fill white red
    xmark.octagon.fill white red
    exclamationmark.circle.fill white red
    exclamationmark.octagon.fill white red
    exclamationmark.triangle.fill white yellow
    exclamationmark.shield.fill white yellow
    questionmark.circle.fill white blue
    info.circle.fill white blue
    phone.circle.fill white green
    phone.down.circle.fill white red
    location.circle.fill white blue
    heart.circle.fill white red
    star.circle.fill white yellow
    heart.fill red
    star.fill yellow
    star.leadinghalf.filled yellow
    bolt.fill yellow
    sun.max.fill yellow
    sun.min.fill yellow
    sunrise.fill yellow
    sunset.fill yellow
    moon.fill indigo
    flame.fill orange
    leaf.fill green
    drop.fill cyan
    snowflake cyan
    phone.fill green
    phone.down.fill red
    trash red
    trash.fill red
    flag.fill orange
    bookmark.fill red
    folder.fill blue
    envelope.fill blue
    cloud.sun.fill white yellow
    cloud.rain.fill white cyan
    cloud.heavyrain.fill white cyan
    cloud.drizzle.fill white cyan
    cloud.snow.fill white cyan
    cloud.bolt.fill white yellow
    cloud.moon.fill white indigo
    cloud.sun.rain.fill white yellow cyan
    cloud.fill white
    """
}
