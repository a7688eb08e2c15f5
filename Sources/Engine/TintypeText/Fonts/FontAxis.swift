import CTintypeHarfBuzz

/// An axis of a variable font.
struct FontAxis: Hashable, Sendable {
  /// The axis.
  var tag: OpenTypeTag
  /// The values that it can take.
  var range: ClosedRange<Float>
  /// The value of the font where nothing is asked for.
  var usual: Float

  /// The axes of HarfBuzz's font; empty for a static one.
  static func axes(of font: OpaquePointer) -> [FontAxis] {
    let handle = hb_font_get_face(font)
    var count = hb_ot_var_get_axis_count(handle)
    guard count > 0 else { return [] }
    var records = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(handle, 0, &count, &records)
    return records.prefix(Int(count)).compactMap { record in
      guard record.min_value <= record.max_value else { return nil }
      return FontAxis(
        tag: OpenTypeTag(record.tag), range: record.min_value...record.max_value,
        usual: record.default_value)
    }
  }

  /// The name of a face's place on its axes: that of a named instance, else the font's and what differs.
  ///
  /// - Parameters:
  ///   - font: HarfBuzz's font.
  ///   - variations: where the face stands.
  ///   - usual: the style of the font at the usual values of its axes.
  /// - Returns: a style such as `Bold` or `Regular wght=650`.
  static func style(
    of font: OpaquePointer, at variations: [FontVariation], usual: String
  ) -> String {
    let axes = axes(of: font)
    guard !axes.isEmpty else { return usual }
    let position = axes.map { axis in
      variations.first { $0.tag == axis.tag }?.value ?? axis.usual
    }
    let handle = hb_font_get_face(font)
    for instance in 0..<hb_ot_var_get_named_instance_count(handle) {
      var (count, values) = (UInt32(axes.count), [Float](repeating: 0, count: axes.count))
      hb_ot_var_named_instance_get_design_coords(handle, instance, &count, &values)
      guard values == position else { continue }
      let name = hb_ot_var_named_instance_get_subfamily_name_id(handle, instance)
      return FontNames.name(UInt32(name), of: handle)
    }
    let moved = zip(axes, position).filter { $0.usual != $1 }.map {
      "\($0.tag.letters)=\(String(format: "%g", $1))"
    }
    return ([usual] + moved).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
