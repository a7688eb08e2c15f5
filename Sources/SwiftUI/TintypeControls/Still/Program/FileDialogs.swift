/// What the dialog that chooses files offers.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The sort of a file by its name.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The ends of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    self
  }

  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileExporterFilenameLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View {
    self
  }
}
