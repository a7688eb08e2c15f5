/// The table `GSUB` of a font file, by the OpenType specification 1.9.
struct SubstitutionTable {
  /// The bytes of the table.
  let bytes: UnsafeRawBufferPointer

  /// Whether a rule may put nothing in place of a glyph; nil where the table is not understood.
  var mayDelete: Bool? {
    guard value(0) == 1, let list = value(8), let count = value(list) else { return nil }
    for index in 0..<count {
      guard let lookup = value(list + 2 + 2 * index).map({ list + $0 }),
        let kind = value(lookup), let subtables = value(lookup + 4)
      else { return nil }
      for index in 0..<subtables {
        guard let subtable = value(lookup + 6 + 2 * index).map({ lookup + $0 }),
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
      guard value(subtable) == 1, let kind = value(subtable + 2), kind != 7,
        let high = value(subtable + 4), let low = value(subtable + 6)
      else { return nil }
      return mayDelete(kind: kind, subtable + high << 16 + low)
    }
    guard kind == 2 else { return false }
    guard value(subtable) == 1, let count = value(subtable + 4) else { return nil }
    for index in 0..<count {
      guard let sequence = value(subtable + 6 + 2 * index), let length = value(subtable + sequence)
      else { return nil }
      if length == 0 { return true }
    }
    return false
  }

  /// The number at a byte; nil beyond the end.
  private func value(_ at: Int) -> Int? {
    guard at + 1 < bytes.count else { return nil }
    return Int(bytes[at]) << 8 | Int(bytes[at + 1])
  }
}
