#if os(Linux)
public import Tintype
import TintypeControls

/// The color behind an activity on the locked screen.
enum ActivityBackground: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the color behind an activity on the locked screen; nil for the system's.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityBackground.self, value: color)
  }
}

/// Lengths of activities on an iPhone 16, in points.
///
/// Those of Apple's Human Interface Guidelines, "Live Activities", row 393 × 852: the locked screen and the large form are
/// 371 wide and at most 160 high, the large form at least 84; the compact form is 230 wide and 36.67 high, of which
/// the camera has what two sides of 52.33 leave; the island's corners have 44. Not measured are the corners of the
/// locked screen, of 24, and the margins of the large form, of 20 and 16.
private enum ActivityLengths {
  static let width: CGFloat = 371
  static let tallest: CGFloat = 160
  static let expandedHeight: CGFloat = 84
  static let compactWidth: CGFloat = 230
  static let sideWidth: CGFloat = 52.33
  static let islandHeight: CGFloat = 36.67
  static let islandRadius: CGFloat = 44
  static let screenRadius: CGFloat = 24
}

/// A view of a given width that is as high as it wants to be, within bounds.
private struct BoundedHeight: Layout {
  let width: CGFloat
  let heights: ClosedRange<CGFloat>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let wanted = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    let height = min(max(wanted.max() ?? 0, heights.lowerBound), heights.upperBound)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// An activity on the locked screen: on the color that it asks for, or the system's, whose blur is a plain color here.
package struct LockedScreenActivity<Content: View>: View {
  let content: Content

  /// Shows a view.
  package init(content: Content) { self.content = content }

  package var body: some View {
    BoundedHeight(width: ActivityLengths.width, heights: 0...ActivityLengths.tallest) { content }
      .backgroundPreferenceValue(ActivityBackground.self) { color in
        color ?? Color(uiColor: .secondarySystemBackground)
      }
      .clipShape(RoundedRectangle(cornerRadius: ActivityLengths.screenRadius, style: .continuous))
      .previewCutOut()
  }
}

/// A form of the island, black, without the camera.
package struct IslandForm: View {
  let island: DynamicIsland
  let form: DynamicIslandPreviewViewState

  /// Shows a form.
  package init(_ island: DynamicIsland, _ form: DynamicIslandPreviewViewState) {
    self.island = island
    self.form = form
  }

  package var body: some View {
    shown
      .environment(\.colorScheme, .dark)
      .previewCutOut()
  }

  @ViewBuilder private var shown: some View {
    switch form {
    case .compact:
      HStack(spacing: 0) {
        island.leading().padding(6).frame(width: ActivityLengths.sideWidth)
        Spacer(minLength: 0)
        island.trailing().padding(6).frame(width: ActivityLengths.sideWidth)
      }
      .font(.subheadline.weight(.medium))
      .lineLimit(1)
      .frame(width: ActivityLengths.compactWidth, height: ActivityLengths.islandHeight)
      .background(.black, in: Capsule())
      .clipShape(Capsule())
    case .minimal:
      island.minimal().padding(6)
        .font(.subheadline.weight(.medium))
        .frame(width: ActivityLengths.islandHeight, height: ActivityLengths.islandHeight)
        .background(.black, in: Circle())
        .clipShape(Circle())
    case .expanded:
      BoundedHeight(
        width: ActivityLengths.width,
        heights: ActivityLengths.expandedHeight...ActivityLengths.tallest
      ) {
        ExpandedRegions(regions: island.expanded().regions)
      }
      .background(.black)
      .clipShape(RoundedRectangle(cornerRadius: ActivityLengths.islandRadius, style: .continuous))
    }
  }
}

/// The parts of the large form: two beside the camera, one below it, and one below all of them.
private struct ExpandedRegions: View {
  let regions: [DynamicIslandExpandedRegion<AnyView>]

  var body: some View {
    VStack(spacing: 4) {
      HStack(alignment: .top, spacing: 8) {
        region(.leading).frame(maxWidth: .infinity, alignment: .leading)
        if has(.center) { region(.center).padding(.top, ActivityLengths.islandHeight - 16) }
        region(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
      }
      if has(.bottom) { region(.bottom).frame(maxWidth: .infinity) }
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 16)
  }

  private func has(_ position: DynamicIslandExpandedRegionPosition) -> Bool {
    regions.contains { $0.position == position }
  }

  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    VStack(spacing: 0) {
      ForEach(regions.indices.filter { regions[$0].position == position }, id: \.self) {
        regions[$0].content
      }
    }
  }
}
#endif
