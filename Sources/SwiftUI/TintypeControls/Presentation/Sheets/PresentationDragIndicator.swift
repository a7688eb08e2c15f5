extension View {
  /// Shows or hides the handle of the sheet around; by default it shows where there are several
  /// heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    changingPresentation { $0.dragIndicator = visibility }
  }
}
