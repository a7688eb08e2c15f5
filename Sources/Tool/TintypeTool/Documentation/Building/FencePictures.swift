import TintypeSnapshots

/// What is drawn of one fence: where its files go, and by what they are drawn.
struct FencePictures {
  /// One of the files.
  struct File {
    /// What tells it from others of the fence.
    let suffix: String
    /// `png` or `svg`.
    let format: String
    let location: ProvenPath
  }

  let page: DocumentationPage
  let view: ViewDrawing.Wanted
  /// What the fence is called: its own word, or the page's name with that of the view or the fence's number.
  let name: String
  let key: String
  let files: [File]

  /// The file and the line to blame.
  func problem(_ message: String) -> Problem {
    Problem(file: view.entry.file, line: view.entry.line, message: message)
  }

  /// What is said of something in a picture's place that is left as it is.
  ///
  /// - Parameters:
  ///   - file: the picture.
  ///   - clause: what is wrong with what is there.
  /// - Returns: a sentence with the ways out.
  func complaint(about file: File, _ clause: String) -> Problem {
    problem(
      "'\(DisplayPath.of(file.location.path))' \(clause); move or remove it, or give the fence another"
        + " name=.")
  }
}

/// What a picture is, as it stands.
enum PictureState: Equatable {
  /// It is what would be drawn.
  case current
  /// It is not there.
  case missing
  /// It shows something else; with what was found in comparing.
  case stale(SnapshotOutcome)
  /// Something is there that Tintype did not draw, and that nobody may want to lose.
  case foreign
  /// Something is there that cannot be read.
  case unreadable
}
