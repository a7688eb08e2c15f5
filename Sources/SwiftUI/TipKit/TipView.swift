#if os(Linux)
public import Tintype

extension TipView {
  /// The card; nothing where there is no tip.
  @MainActor @ViewBuilder public var body: some View {
    if let tip {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top, spacing: 12) {
          if let image = tip.image { image.font(.title).foregroundStyle(.tint) }
          VStack(alignment: .leading, spacing: 4) {
            tip.title.font(.headline)
            if let message = tip.message {
              message.font(.subheadline).foregroundStyle(.secondary)
            }
          }
          Spacer(minLength: 0)
          Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        }
        ForEach(tip.actions) { action in
          Divider().padding(.vertical, 10)
          Button {
            perform(action)
          } label: {
            action.label()
          }
        }
      }
      .padding(16)
      .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
  }
}
#endif
