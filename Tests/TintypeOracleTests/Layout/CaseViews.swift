import Tintype
import TintypeTestSupport

/// Rows of 120 x 20 points, named by a prefix and their numbers.
@MainActor
func column(_ count: Int, _ prefix: String) -> some View {
  VStack(spacing: 0) {
    ForEach(0..<count) { index in
      Color.blue.frame(width: 120, height: 20).named("\(prefix)\(index)")
    }
  }
}

/// A row of 200 x 20 points in one of two colors.
@MainActor
func stripe(_ index: Int) -> some View {
  (index.isMultiple(of: 2) ? Color.blue : Color.orange).frame(width: 200, height: 20)
}

/// A row of three texts, or one text where they do not fit.
@MainActor
func fittingRow(fallback: String) -> some View {
  ViewThatFits {
    HStack {
      Text("One")
      Text("Two")
      Text("Three")
    }.named("wideStack")
    Text("One").fixedSize().named(fallback)
  }
}

/// Three columns of 60 points with different alignments.
@MainActor let alignedColumns = [
  GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
  GridItem(.fixed(60), alignment: .bottomTrailing),
]

/// A cell of 20 points across.
@MainActor
func cell(_ height: CGFloat) -> some View { Color.red.frame(width: 20, height: height) }

/// Data of a row.
struct SizedRow: Identifiable {
  var id: String
  var width: CGFloat
}

/// Followers of a view's geometry, whose own positions stay.
struct MatchedFollower: View {
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: "box", in: space)
        .named("source").padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
      Color.blue.frame(width: 80, height: 20)
        .matchedGeometryEffect(id: "box", in: space, isSource: false).named("frame")
      Color.green.frame(width: 30, height: 30)
        .matchedGeometryEffect(id: "box", in: space, properties: .position, isSource: false)
        .named("position").padding(.top, 70)
      Color.orange.frame(width: 20, height: 60)
        .matchedGeometryEffect(id: "box", in: space, properties: .size, isSource: false)
        .named("size").padding(.leading, 60)
    }.frame(width: 200, height: 100, alignment: .topLeading).named("stack")
  }
}
