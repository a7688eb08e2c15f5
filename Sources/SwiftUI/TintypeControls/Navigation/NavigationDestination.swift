extension View {
  /// Sets the screen that values of a type lead to.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    changingTargets { targets in
      targets.destinations[ObjectIdentifier(data)] = { value in
        (value.base as? D).map { ErasedPart(destination($0)) }
      }
    }
  }

  /// Shows another screen while a value is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    changingTargets { targets in
      guard isPresented.wrappedValue else { return }
      targets.pushed.append(
        PushedScreen(content: ErasedPart(destination())) { isPresented.wrappedValue = false })
    }
  }

  /// Shows another screen while there is an item.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    changingTargets { targets in
      guard let value = item.wrappedValue else { return }
      targets.pushed.append(
        PushedScreen(content: ErasedPart(destination(value))) { item.wrappedValue = nil })
    }
  }
}
