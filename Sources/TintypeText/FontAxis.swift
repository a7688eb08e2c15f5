import CTintypeHarfBuzz

/// An axis of a variable font.
struct FontAxis: Hashable, Sendable {
  /// The axis.
  var tag: OpenTypeTag
  /// The values that it can take.
  var range: ClosedRange<Float>

  /// The axes of a face; empty for a static font.
  static func axes(of face: FontFace) -> [FontAxis] {
    let handle = hb_font_get_face(face.font)
    var count = hb_ot_var_get_axis_count(handle)
    guard count > 0 else { return [] }
    var records = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(handle, 0, &count, &records)
    return records.prefix(Int(count)).compactMap { record in
      guard record.min_value <= record.max_value else { return nil }
      return FontAxis(tag: OpenTypeTag(record.tag), range: record.min_value...record.max_value)
    }
  }
}
