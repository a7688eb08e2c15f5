/// The table `GSUB` of a font file, by the OpenType specification 1.9.
struct SubstitutionTable {
  /// The bytes of the table.
  let bytes: UnsafeRawBufferPointer

  /// Whether a rule may put nothing in place of a glyph; nil where the table is not understood.
  var mayDelete: Bool? {
    guard word(0) == 1, let list = word(8), let count = word(list) else { return nil }
    for place in 0..<count {
      guard let lookup = word(list + 2 + 2 * place).map({ list + $0 }),
        let kind = word(lookup), let subtables = word(lookup + 4)
      else { return nil }
      for place in 0..<subtables {
        guard let subtable = word(lookup + 6 + 2 * place).map({ lookup + $0 }),
          let mayDelete = mayDelete(kind: kind, subtable)
        else { return nil }
        if mayDelete { return true }
      }
    }
    return false
  }

  /// Whether a subtable of a kind of lookups may: one that puts any number of glyphs in place of one.
  private func mayDelete(kind: Int, _ subtable: Int) -> Bool? {
    if kind == 7 {
      guard word(subtable) == 1, let kind = word(subtable + 2), kind != 7,
        let high = word(subtable + 4), let low = word(subtable + 6)
      else { return nil }
      return mayDelete(kind: kind, subtable + high << 16 + low)
    }
    guard kind == 2 else { return false }
    guard word(subtable) == 1, let count = word(subtable + 4) else { return nil }
    for place in 0..<count {
      guard let sequence = word(subtable + 6 + 2 * place), let length = word(subtable + sequence)
      else { return nil }
      if length == 0 { return true }
    }
    return false
  }

  /// The number at a byte; nil beyond the end.
  private func word(_ at: Int) -> Int? {
    guard at + 1 < bytes.count else { return nil }
    return Int(bytes[at]) << 8 | Int(bytes[at + 1])
  }
}
