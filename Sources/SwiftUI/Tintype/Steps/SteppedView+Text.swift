import TintypeGeometry
import TintypeLayout

// The stages of a text: `Rules/Line-Breaking`.
extension SteppedView {
  /// At most so many lines have a stage of their own.
  private static let lineLimit = 5

  /// The text that is told; nil for other views.
  var text: [LayoutTextLine]? { node.textLines.isEmpty ? nil : node.textLines }

  /// How wide the text would be by itself, how its lines fill the width, and what is cut.
  func textSteps(_ lines: [LayoutTextLine]) -> [LayoutStep] {
    let ideal = details.idealLines.map(\.width).max() ?? 0
    var first = proposalScene()
    first.boxes = boxes(of: lines, current: nil)
    var steps = [
      LayoutStep(
        "\(subject) is proposed \(ReadableText.proposal(node.proposal)). \(idealText(ideal))", first
      )
    ]
    let single = lines.count > Self.lineLimit + 1 ? Self.lineLimit : lines.count
    if details.allLines.count > details.idealLines.count || lines.count > 1 {
      for index in 0..<single { steps.append(lineStep(index, lines)) }
      if single < lines.count {
        var scene = proposalScene()
        scene.boxes = boxes(of: lines, current: lines.count - 1)
        steps.append(
          LayoutStep("The other \(lines.count - single) lines follow in the same way.", scene))
      }
    }
    for sentence in [squeezeText(lines), cutText(lines)].compactMap({ $0 }) {
      var scene = proposalScene()
      scene.boxes = boxes(of: lines, current: lines.count - 1)
      steps.append(LayoutStep(sentence, scene))
    }
    steps.append(sizeStep(lines))
    return steps
  }

  private func idealText(_ ideal: CGFloat) -> String {
    let isOne = details.idealLines.count == 1
    let start =
      isOne
      ? "On one line it is \(ReadableText.length(ideal)) wide"
      : "With the author’s own line breaks it is \(ReadableText.length(ideal)) wide"
    guard let width = node.proposal.width else { return "\(start), and nothing is in its way." }
    return ideal <= width + 0.05 ? "\(start), which fits." : "\(start), which is too wide."
  }

  private func lineStep(_ index: Int, _ lines: [LayoutTextLine]) -> LayoutStep {
    let line = lines[index]
    var scene = proposalScene()
    scene.boxes = boxes(of: lines, current: index)
    scene.dimensions = scene.dimensions.filter { $0.axis == .horizontal }
    scene.dimensions.append(
      StepScene.Dimension(
        axis: .horizontal, from: local(line.box).minX, to: local(line.box).maxX, isBefore: false,
        text: ReadableText.length(line.width), tone: .answer))
    let rule = index == 0 ? "A line takes as many words as fit: line 1" : "Line \(index + 1)"
    let isLast = index == lines.count - 1
    let next = isLast ? nil : lines[index + 1].text.split(separator: " ").first.map(String.init)
    let end = next.map { "; \(ReadableText.quoted($0)) begins the next" } ?? ""
    return LayoutStep(
      "\(rule) is “\(line.text)”, \(ReadableText.length(line.width)) wide\(end).",
      scene)
  }

  /// What became smaller so that the text fits; nil for nothing.
  private func squeezeText(_ lines: [LayoutTextLine]) -> String? {
    guard let line = lines.first, let size = line.runs.first?.size,
      let own = details.idealLines.first?.runs.first?.size
    else { return nil }
    if size < own - 0.01 {
      return "Its author allows smaller letters: they are set at"
        + " \(ReadableText.length(size)) instead of \(ReadableText.length(own)) points."
    }
    guard details.idealLines.count == 1, lines.count == 1, let whole = details.idealLines.first,
      whole.text == line.text, line.width < whole.width - 0.05
    else { return nil }
    return "Its author allows tightening: the letters move together by"
      + " \(ReadableText.length(whole.width - line.width)) in all."
  }

  /// What is not shown, and why; nil where all of it is.
  private func cutText(_ lines: [LayoutTextLine]) -> String? {
    guard let last = lines.last, let whole = node.authorship.text,
      last.text.contains("…"), !whole.contains("…")
    else { return nil }
    let end = "the last ends in an ellipsis"
    guard details.allLines.count > lines.count else {
      let limit = node.values["lineLimit"].map {
        "It may have \($0) \($0 == "1" ? "line" : "lines")"
      }
      return "\(limit ?? "No further line is allowed"), and words are left: \(end)."
    }
    let height = details.allLines.reduce(0) { $0 + $1.ascent + $1.descent }
    return "All \(details.allLines.count) lines are \(ReadableText.length(height)) high, more than"
      + " \(ReadableText.length(node.proposal.height)): \(lines.count) fit, and \(end)."
  }

  private func sizeStep(_ lines: [LayoutTextLine]) -> LayoutStep {
    var scene = placedScene()
    scene.boxes = boxes(of: lines, current: nil)
    for index in scene.boxes.indices { scene.boxes[index].state = .divided }
    let size = ReadableText.size(node.frame.size)
    let lineCount = lines.count == 1 ? "1 line" : "\(lines.count) lines"
    let isCut = cutText(lines) != nil
    if isCut, let width = node.proposal.width, abs(width - node.frame.width) < 0.05 {
      return LayoutStep(
        "What is cut takes all of the width, and \(lineCount): \(subject) takes \(size).", scene)
    }
    guard lines.count > 1 else { return LayoutStep("\(subject) takes \(size).", scene) }
    return LayoutStep(
      "\(subject) takes \(size): \(lineCount), and the width that they need.", scene)
  }

  private func boxes(of lines: [LayoutTextLine], current: Int?) -> [StepScene.Box] {
    lines.enumerated().map { index, line in
      let state: StepScene.Box.State =
        current.map { index < $0 ? .divided : index == $0 ? .current : .waiting } ?? .waiting
      return StepScene.Box(child: index, frame: local(line.box), state: state)
    }
  }
}

extension LayoutTextLine {
  /// The box of the line on the canvas, in points.
  var box: CGRect {
    CGRect(x: x, y: baseline - ascent, width: width, height: ascent + descent)
  }
}
