import Tintype
import TintypeTestSupport

/// Frames, padding, ratios, overlays.
@MainActor
func addFrameCases(to cases: inout CaseTable) {
  cases.add("flex-doc-min-caps-at-proposal") {
    Color.red.frame(width: 200, height: 20).named("a").frame(minWidth: 0).named("f")
  }
  cases.add("flex-doc-maxinf-grows") {
    Color.red.frame(width: 30, height: 20).named("a").frame(
      maxWidth: .infinity, alignment: .leading
    ).named("f")
  }
  cases.add("flex-doc-both-unconditional") {
    Color.red.frame(width: 200, height: 20).named("a").frame(minWidth: 0, maxWidth: .infinity)
      .named("f")
  }
  cases.add("flex-max-caps-child") {
    Color.red.frame(width: 200, height: 20).named("a").frame(maxWidth: 50).named("f")
  }
  cases.add("flex-minmax-nil-no-ideal") {
    Color.red.frame(minWidth: 20, maxWidth: 50).named("f")
  }
  cases.add("flex-maxinf-nil") {
    Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).named("f")
  }
  cases.add("flex-ideal-above-max-normalised") {
    Color.red.frame(idealWidth: 30, maxWidth: 20).named("f")
  }
  cases.add("flex-openswiftui-maxinf-fixed") {
    Color.red.named("a").frame(maxWidth: .infinity).frame(width: 200, height: 200)
  }
  cases.add("flexframe-uitest") {
    HStack(alignment: .top) {
      Color.red.frame(maxWidth: 50, maxHeight: 50).named("a")
      Color.green.frame(maxWidth: 40, maxHeight: 30).named("b")
      Color.blue.frame(maxWidth: 30, maxHeight: 30).named("c")
    }
  }
  cases.add("padding-default") {
    Color.red.frame(width: 50, height: 30).named("a").padding()
  }
  cases.add("padding-nil") {
    Color.red.named("a").padding(10)
  }
  cases.add("padding-zero-proposal") {
    Color.red.named("a").padding(10)
  }
  cases.add("padding-negative") {
    Color.red.named("a").padding(-10)
  }
  cases.add("aspect-fit-100") {
    Color.red.named("a").aspectRatio(16 / 9, contentMode: .fit)
  }
  cases.add("aspect-fill-100") {
    Color.red.named("a").aspectRatio(16 / 9, contentMode: .fill)
  }
  cases.add("aspect-nil-fill-image") {
    Image("100x50").resizable().named("a").aspectRatio(contentMode: .fill)
  }
  cases.add("aspect-fill-in-frame") {
    Color.red.named("a").aspectRatio(100 / 50, contentMode: .fill).frame(width: 320, height: 480)
  }
  cases.add("aspect-nil-ratio-color") {
    Color.red.named("a").aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
  }
  cases.add("aspect-fit-nil-width") {
    Color.red.named("a").aspectRatio(16 / 9, contentMode: .fit)
  }
  cases.add("aspect-unspecified-passthrough") {
    Color.red.named("a").aspectRatio(16 / 9, contentMode: .fit)
  }
  cases.add("overlay-larger-does-not-grow") {
    Color.red.frame(width: 60, height: 40).named("a").background {
      Color.blue.frame(width: 100, height: 100).named("o")
    }
  }
  cases.add("overlay-alignment") {
    Color.red.frame(width: 100, height: 100).named("a").overlay(alignment: .bottomTrailing) {
      Color.blue.frame(width: 50, height: 50).named("o")
    }
  }
  cases.add("overlay-badge-guides") {
    Color.blue.frame(width: 150, height: 50).named("a").overlay(alignment: .topTrailing) {
      Circle().frame(width: 30, height: 30).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(
        .trailing
      ) { $0.width / 2 }.named("b")
    }
  }
  cases.add("overlay-implicit-zstack") {
    Color.red.frame(width: 100, height: 100).named("a").overlay(alignment: .bottom) {
      Color.blue.frame(width: 40, height: 40).named("b")
      Color.green.frame(width: 20, height: 20).named("c")
    }
  }
}
