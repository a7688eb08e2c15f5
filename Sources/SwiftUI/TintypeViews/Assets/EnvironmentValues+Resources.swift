package import TintypeAssets
import TintypeDrawing

/// The app's catalogs, and a position for what is wrong with them.
package struct ResourceEnvironment: EnvironmentFeature {
  package static let slot = EnvironmentSlot.resources
  // It is never written to: whoever sets a value copies it before.
  package nonisolated(unsafe) static let standard = EnvironmentBox(ResourceEnvironment())

  /// Colors and strings; nil for none.
  package var resources: AppResources?
  /// Where what is missing is noted; nil for nowhere.
  package var notes: ResourceNotes?
}

extension EnvironmentValues {
  /// Gives views the app's catalogs.
  ///
  /// - Parameters:
  ///   - resources: colors and strings.
  ///   - notes: where what is missing is noted.
  package mutating func setResources(_ resources: AppResources, notes: ResourceNotes) {
    self[feature: ResourceEnvironment.self].resources = resources
    self[feature: ResourceEnvironment.self].notes = notes
  }

  /// Notes something that is drawn otherwise than was meant: a sentence without its subject.
  nonisolated func note(_ note: String) {
    self[feature: ResourceEnvironment.self].notes?.add(note)
  }

  /// The color that a catalog has for a name; nil, and noted, where there is none.
  ///
  /// - Parameters:
  ///   - name: the name in code.
  ///   - bundle: the folder of a bundle whose catalogs go before the app's; nil for none.
  /// - Returns: the color in the environment's appearance.
  nonisolated func assetColor(named name: String, in bundle: String?) -> RGBA? {
    let feature = self[feature: ResourceEnvironment.self]
    let own = bundle.flatMap { BundleResources.resources(at: $0).color(named: name) }
    switch own ?? feature.resources?.color(named: name) {
    case .success(let set): return rgba(of: set, named: name)
    case .failure(let problem):
      feature.notes?.add("draws the color \"\(name)\" gray: \(problem)")
      return nil
    case nil:
      feature.notes?.add("draws the color \"\(name)\" gray: no asset catalog has it")
      return nil
    }
  }

  /// The color set `AccentColor`, which Xcode makes the tint of an app; nil where it is not given.
  nonisolated var accentOfAssets: RGBA? {
    let resources = self[feature: ResourceEnvironment.self].resources
    // A new project has the set without a color in it, which means the system's.
    guard case .success(let set)? = resources?.color(named: "AccentColor") else { return nil }
    return rgba(of: set, named: "AccentColor")
  }

  private nonisolated func rgba(of set: ColorSet, named name: String) -> RGBA? {
    switch set.value(isDark: colorScheme == .dark) {
    case .color(let color): return color
    case .system(let reference):
      if let color = SystemColor(reference: reference) { return color.rgba(in: self) }
      self[feature: ResourceEnvironment.self].notes?.add(
        "draws the color \"\(name)\" gray: the system's color \"\(reference)\" is not known")
      return nil
    case nil: return nil
    }
  }
}
