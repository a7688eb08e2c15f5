package import Tintype

/// One view in many variants, each with its name above, in rows and columns.
package nonisolated struct VariantSheet<Content: View>: View {
  let content: Content
  let axes: [VariantAxis]
  let usual: Variant

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - axes: what to vary; the first one makes rows, the others columns.
  ///   - usual: what a cell inherits that its variant does not say.
  package init(content: Content, axes: [VariantAxis], usual: Variant = Variant()) {
    self.content = content
    self.axes = axes
    self.usual = usual
  }

  private var rows: [Variant] { axes.first?.values ?? [Variant()] }
  private var columns: [Variant] { Variant.matrix(Array(axes.dropFirst())) }

  /// The sheet.
  @MainActor package var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(rows, id: \.self) { row in
        HStack(alignment: .top, spacing: 16) {
          ForEach(columns, id: \.self) { column in cell(row.merged(with: column)) }
        }
      }
    }
    .padding(16)
    .background(Color(white: 0.93))
  }

  @MainActor private func cell(_ label: Variant) -> some View {
    let variant = usual.merged(with: label)
    let isDark = variant.appearance == .dark
    return VStack(alignment: .leading, spacing: 4) {
      Text(label.description).font(.system(size: 11)).foregroundColor(Color(white: 0.35))
      content
        .frame(width: variant.device?.size.width, height: variant.device?.size.height)
        .padding(8)
        .background(isDark ? Color.black : Color.white)
        .environment(\.colorScheme, variant.appearance ?? .light)
        .environment(\.dynamicTypeSize, variant.dynamicType ?? .large)
        .environment(\.layoutDirection, variant.direction ?? .leftToRight)
    }
    // The label of a cell reads from left to right and stays small whatever the cell shows.
    .environment(\.layoutDirection, .leftToRight)
  }
}
