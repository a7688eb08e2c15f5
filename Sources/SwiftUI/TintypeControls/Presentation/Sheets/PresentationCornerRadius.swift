extension View {
  /// Sets the radius of the corners of the presentation around, in points; nil for the platform's.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    changingPresentation { $0.cornerRadius = cornerRadius }
  }
}
