import TintypeText

// Texts and pictures: what labels had better not cover, and baselines.
extension MarkCollector {
  /// What is larger than this on both axes is background for labels, in points.
  private static let smallLimit: CGFloat = 64

  /// Notes where a line of text is, and marks its baseline.
  mutating func add(_ line: LineFragment, in frame: CGRect, _ visible: CGRect) {
    let baseline = frame.minY + line.origin.y
    let left = frame.minX + line.origin.x
    let ink = line.ink(in: frame).common(with: visible)
    if !ink.isNull { texts.append(ink) }
    guard marks.contains(.baselines) else { return }
    sheet.straight(
      .horizontal, at: baseline, from: left, to: left + line.width, palette.baseline,
      isInterrupted: false)
    sheet.show(.baselines)
  }

  /// Notes where an image is, or a small part of a control.
  ///
  /// An image that is larger than the canvas is seen whole where marks make the picture grow.
  mutating func addPicture(_ record: NodeRecord, _ frame: CGRect, _ seen: CGRect) {
    guard !seen.isNull else { return }
    guard frame.width < Self.smallLimit, frame.height < Self.smallLimit else {
      if record.role == .image { images.append(frame) }
      return
    }
    if record.role == .image {
      symbols.append(seen)
    } else if record.isInternal {
      parts.append(seen)
    }
  }
}
