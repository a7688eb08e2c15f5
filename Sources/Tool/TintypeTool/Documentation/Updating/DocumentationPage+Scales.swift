extension DocumentationPage {
  /// The page as it is drawn where it stands: of the densities that a package gives all pages, one that can name a single
  /// file for each appearance shows the highest.
  var withShownScales: DocumentationPage {
    guard takesScalesOfPackage, PageUpdate.dialect(of: self) != .docc,
      let highest = settings.scales.max()
    else { return self }
    var page = self
    page.settings.scales = [highest]
    return page
  }
}
