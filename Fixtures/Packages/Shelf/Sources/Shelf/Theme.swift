import SwiftUI

extension EnvironmentValues {
  @Entry var ink = Color("Ink", bundle: .module)
  @Entry var spacing = 8.0
  @Entry var note: String?
}

extension ContainerValues {
  @Entry var isPinned = false
}

extension FocusedValues {
  @Entry var title: String?
}
