extension PictureComparison.LineEdit {
  /// The run as a sentence, such as `24 rows inserted at y = 310`.
  public var description: String {
    let kind = count == 1 ? String(lines.rawValue.dropLast()) : lines.rawValue
    return "\(count) \(kind) \(isInsertion ? "inserted" : "removed")"
      + " at \(lines == .rows ? "y" : "x") = \(start)"
  }
}

extension PictureComparison {
  /// The pixels that at least one of the pictures may have: the larger width times the larger height.
  ///
  /// Records may hold any number; an area that none can hold is the largest there is.
  var area: Int {
    let (area, isTooLarge) = max(referenceSize.width, actualSize.width)
      .multipliedReportingOverflow(by: max(referenceSize.height, actualSize.height))
    return isTooLarge ? .max : area
  }

  /// A comparison that found nothing.
  static func same(width: Int, height: Int) -> PictureComparison {
    let size = Size(width: width, height: height)
    return PictureComparison(
      isMatch: true, referenceSize: size, actualSize: size, changedPixels: 0, differentPixels: 0,
      antialiasedPixels: 0, maxDeltaE: 0, meanDeltaE: 0, maxChannel: 0, boxes: [], lineEdits: [],
      passing: [])
  }
}
