import Tintype

extension Specimen {
  /// How stacks share their room.
  static var stacks: [Specimen] {
    [
      Specimen("hstack", 160, 40) {
        HStack(spacing: 4) {
          Color.ink
          Color.sea
          Color.clay
        }
      },
      Specimen("vstack", 60, 100) {
        VStack(spacing: 4) {
          Color.ink
          Color.sea
          Color.clay
        }
      },
      Specimen("zstack", 120, 80) {
        ZStack(alignment: .bottomTrailing) {
          Color.sand
          Color.sea.frame(width: 80, height: 50)
          Color.ink.frame(width: 40, height: 20)
        }
      },
      Specimen("stack-spacer", 160, 40) {
        HStack(spacing: 0) {
          Color.ink.frame(width: 30)
          Spacer()
          Color.clay.frame(width: 30)
        }
      },
      Specimen("stack-divider", 160, 40) {
        HStack {
          Color.sea
          Divider()
          Color.sand
        }
      },
      Specimen("stack-priority", 160, 40) {
        HStack(spacing: 4) {
          Color.sand
          Color.clay.frame(maxWidth: 100).layoutPriority(1)
          Color.sand
        }
      },
      Specimen("stack-overflow", 80, 40) {
        HStack(spacing: 4) {
          Color.ink.frame(width: 60)
          Color.clay.frame(width: 60)
        }
      },
      Specimen("stack-z-index", 120, 60) {
        HStack(spacing: -16) {
          Circle().fill(Color.ink)
          Circle().fill(Color.clay).zIndex(1)
          Circle().fill(Color.sea)
        }
      },
    ]
  }
}
