/// What the tool asks for one view.
package struct RenderJob: Codable, Sendable, Hashable {
  /// The number of the view in its program.
  package var index: Int
  /// The name of the picture's files, without an extension.
  package var name: String
  /// The proposed width in points, nil to let the view choose.
  package var width: Double?
  /// The proposed height in points, nil to let the view choose.
  package var height: Double?
  /// The name of the device to draw on, nil for none.
  package var device: String?
  /// Pixels a point; nil for the device's own scale, or 1 without a device.
  package var scale: Double?
  /// `light` or `dark`, nil for the default.
  package var appearance: String?
  /// Whether to draw the bounds of images, texts and frames over the picture.
  package var borders: Bool
  /// The formats to write: `png`, `svg`, `pdf`.
  package var formats: [String]
  /// Whether to return the layout tree.
  package var wantsLayout: Bool

  /// Makes a job that lets the view choose its size and writes nothing.
  ///
  /// - Parameters:
  ///   - index: The number of the view in its program.
  ///   - name: The name of the picture's files, without an extension.
  package init(index: Int, name: String) {
    self.index = index
    self.name = name
    borders = false
    formats = []
    wantsLayout = false
  }
}

/// Everything a program is asked to do in one run.
package struct RenderRequest: Codable, Sendable {
  /// The views to render, in order.
  package var jobs: [RenderJob]
  /// The folder for the pictures.
  package var folder: String
  /// The file to which events are appended, one JSON document a line.
  package var events: String
  /// The folders in which images named in code are looked up.
  package var imageFolders: [String]
  /// Font files to register.
  package var fonts: [String]

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - jobs: The views to render, in order.
  ///   - folder: The folder for the pictures.
  ///   - events: The file to which events are appended.
  ///   - imageFolders: The folders in which images named in code are looked up.
  ///   - fonts: Font files to register.
  package init(
    jobs: [RenderJob], folder: String, events: String, imageFolders: [String], fonts: [String]
  ) {
    self.jobs = jobs
    self.folder = folder
    self.events = events
    self.imageFolders = imageFolders
    self.fonts = fonts
  }
}

/// What a program reports while it runs.
package enum RenderEvent: Codable, Sendable {
  /// The view with this number is about to be rendered.
  case began(Int)
  /// The view was rendered.
  case rendered(RenderedSpecimen)
  /// The view's type cannot be made without arguments.
  case unmakeable(Int)
  /// The view could not be rendered, with a sentence that says why.
  case failed(Int, String)
  /// Nothing can be rendered, with a sentence that says why.
  case refused(String)
}

/// One view after it was rendered.
package struct RenderedSpecimen: Codable, Sendable {
  /// The number of the view in its program.
  package var index: Int
  /// The width of the canvas in points.
  package var width: Double
  /// The height of the canvas in points.
  package var height: Double
  /// The width of the canvas in pixels.
  package var pixelWidth: Int
  /// The height of the canvas in pixels.
  package var pixelHeight: Int
  /// The names of the files written, in the order of the job's formats.
  package var files: [String]
  /// What the layout had to say, one sentence each.
  package var diagnostics: [String]
  /// The layout tree as text, when asked for.
  package var dump: String?
  /// The layout tree as data, when asked for.
  package var layout: LayoutRecord?
}
