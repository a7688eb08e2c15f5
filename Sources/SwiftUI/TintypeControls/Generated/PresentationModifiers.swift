// Made of Fixtures/Names/TintypeControls/PresentationModifiers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension View {
  /// Shows a message over the screen while a value is true; without actions it has "OK".
  public nonisolated func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
  /// Shows a message with more words over the screen while a value is true.
  public nonisolated func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
  /// Shows a message about data over the screen while a value is true and the data is there.
  public nonisolated func alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }
  /// Shows a message about data with more words while a value is true and the data is there.
  public nonisolated func alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: (T) -> M) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message) }
  /// Shows a message over the screen while a value is true; without actions it has "OK".
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }
  /// Shows a message with more words over the screen while a value is true.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
  /// Shows a message about data over the screen while a value is true and the data is there.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }
  /// Shows a message about data with more words while a value is true and the data is there.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: (T) -> M) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message) }
  /// Shows actions at the view while a value is true.
  public nonisolated func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A) -> some View { confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }
  /// Shows actions with a message at the view while a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M) -> some View { confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message) }
  /// Shows actions for data at the view while a value is true and the data is there.
  public nonisolated func confirmationDialog<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A) -> some View { confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions) }
  /// Shows actions for data with a message while a value is true and the data is there.
  public nonisolated func confirmationDialog<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: (T) -> M) -> some View { confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions, message: message) }
  /// Shows actions at the view while a value is true.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A) -> some View { confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }
  /// Shows actions with a message at the view while a value is true.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M) -> some View { confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message) }
  /// Shows actions for data at the view while a value is true and the data is there.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A) -> some View { confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions) }
  /// Shows actions for data with a message while a value is true and the data is there.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: (T) -> M) -> some View { confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions, message: message) }
}
