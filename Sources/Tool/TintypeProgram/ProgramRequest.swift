/// Everything a program is asked to do in one run.
package struct ProgramRequest: Codable, Sendable {
  /// The views to render, in order.
  package var jobs: [RenderJob]
  /// The folder for the pictures.
  package var folder: String
  /// The folders in which images named in code are looked up.
  package var imageFolders: [String]
  /// Asset catalogs, folders `NAME.xcassets`, that do not lie in those folders.
  package var assetCatalogs: [String] = []
  /// Files of strings.
  package var stringFiles: [String] = []
  /// Files that code finds by their names in the app's bundle.
  package var bundleFiles: [String] = []
  /// The texts of the app's property list.
  package var information: [String: String] = [:]
  /// Font files to register.
  package var fonts: [String]
  /// Folders of symbols of the author's own.
  package var symbolFolders: [String]
  /// The bytes of addresses that the process may ask for; nil for as many as there are.
  package var addresses: UInt64?
  /// What views may reach; nil where they are not fenced in.
  package var sandbox: Sandbox?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - jobs: the views to render, in order.
  ///   - folder: the folder for the pictures.
  ///   - imageFolders: the folders in which images named in code are looked up.
  ///   - fonts: font files to register.
  ///   - symbolFolders: folders of symbols of the author's own.
  ///   - addresses: the bytes of addresses that the process may ask for; nil for as many as there are.
  package init(
    jobs: [RenderJob], folder: String, imageFolders: [String], fonts: [String],
    symbolFolders: [String], addresses: UInt64? = nil
  ) {
    self.jobs = jobs
    self.folder = folder
    self.imageFolders = imageFolders
    self.fonts = fonts
    self.symbolFolders = symbolFolders
    self.addresses = addresses
  }
}
