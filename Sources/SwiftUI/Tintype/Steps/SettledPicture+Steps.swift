import TintypeDrawing
import TintypeLayout
import TintypeViews

/// The stages of one view, with what the pictures of its parts are.
struct StepChapter {
  let steps: [LayoutStep]
  let pictures: [StepPainter.Picture]
  /// The lines of code that each stage is about; empty without code.
  let lights: [StepLight]
}

extension SettledPicture {
  /// The stages in which a view came to its layout.
  ///
  /// It is the first view that divides what it is proposed among several; where there is none, the outermost that
  /// proposes something else, and without one the outermost of all. What shows the stages is laid out on the main actor.
  ///
  /// - Parameters:
  ///   - name: a view by its identifier, type, kind or letter, in which is looked, such as `HStack` or `HStack#2`; nil for
  ///     all.
  ///   - levels: how many levels of views that divide are told, at least 1.
  ///   - code: the view's code, in which lines are lit; nil for none.
  /// - Returns: the stages.
  /// - Throws: what is missing, why the canvas cannot be drawn, or which names there are.
  @MainActor package func layoutSteps(
    of name: String? = nil, levels: Int = 1, code: StepCode? = nil
  ) throws(ImageRendererError) -> SteppedLayout {
    try check()
    let whole = layout(tellsDetails: true).root
    let found: Result<[StepChapter], ImageRendererError> = render.read { views in
      Result { () throws(ImageRendererError) in
        let found = try StepFinder(views, whole, name).found(levels: levels)
        let lines = code.map { StepLines($0, whole, views) }
        var chapters: [StepChapter] = []
        for found in found {
          let steps = try Self.finiteSteps(of: found.view)
          let children = views.recordedChildren(of: found.identifier)
          let lights = lines.map { lines in
            steps.map { lines.light(of: $0, found.identifier, children) }
          }
          chapters.append(
            StepChapter(
              steps: steps, pictures: self.pictures(of: found, views), lights: lights ?? []))
        }
        return chapters
      }
    }
    return SteppedLayout(try found.get(), code, of: render, fonts)
  }

  private static func finiteSteps(of view: SteppedView) throws(ImageRendererError) -> [LayoutStep] {
    let steps = view.steps()
    guard steps.allSatisfy(\.scene.isFinite) else {
      throw .drawingFailed(
        "a length in \(view.node.title) is infinite or no number, and its steps stand nowhere;"
          + " give it finite lengths")
    }
    return steps
  }

  /// The parts of a view, each with what it draws: the views inside, or the lines of a text.
  private func pictures(of found: FoundStep, _ views: PlacedViews) -> [StepPainter.Picture] {
    let builder = render.builder(of: views)
    let view = found.view
    let move = CGAffineTransform(
      translationX: -view.node.frame.minX, y: -view.node.frame.minY)
    func picture(_ frame: CGRect, _ items: [DisplayItem]) -> StepPainter.Picture {
      StepPainter.Picture(
        frame: view.local(frame), items: [.group(DisplayGroup(items: items, transform: move))])
    }
    guard view.node.textLines.isEmpty else {
      let items = builder.items(root: found.identifier, borders: .none)
      return view.node.textLines.map { line in
        // Letters may reach beyond the ends of a line, and not into the next.
        let clip = DisplayGroup.Clip(path: Path(line.box.insetBy(dx: -4, dy: 0)))
        return picture(line.box, [.group(DisplayGroup(items: items, clip: clip))])
      }
    }
    return views.recordedChildren(of: found.identifier).map { child in
      picture(
        views.tree.frame(of: child) ?? .zero, builder.items(root: child, borders: .none))
    }
  }
}
