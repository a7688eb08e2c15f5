import Testing
import TintypeGeometry

@testable import Tintype

/// Which lines of code the stages of a layout are about.
@MainActor
@Suite struct StepCodeTests {
  private struct Card: View {
    var body: some View {
      VStack(spacing: 4) {
        HStack(spacing: 0) {
          Color.red
          Color.green.frame(width: 20)
        }
        HStack(spacing: 0) {
          Badge()
          Text("Lake")
        }
      }
      .padding(10)
      .frame(width: 200, height: 100)
    }
  }

  private struct Badge: View {
    var body: some View { Text("1").padding(4) }
  }

  private typealias Call = StepCode.Call

  private func lights(
    of name: String, _ calls: [StepCode.Call], levels: Int = 1
  ) throws -> [StepLight] {
    let renderer = ImageRenderer(content: Card())
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    let code = StepCode(lines: [], calls: calls)
    return try renderer.settleForLayout()
      .layoutSteps(of: name, levels: levels, code: code).lights
  }

  private let calls = [
    Call("VStack", in: "Card", line: 2), Call("HStack", in: "Card", line: 3),
    Call("frame", in: "Card", line: 5), Call("HStack", in: "Card", line: 7),
    Call("Badge", in: "Card", line: 8), Call("Text", in: "Card", line: 9),
    Call("padding", in: "Card", line: 12), Call("frame", in: "Card", line: 13),
    Call("Text", in: "Badge", line: 18), Call("padding", in: "Badge", line: 18),
  ]

  @Test func aStageIsAboutAViewAndOneInside() throws {
    let lights = try lights(of: "VStack", calls)
    #expect(lights.allSatisfy { $0.view == 2 })
    // Each of the stacks has its turn.
    #expect(Set(lights.compactMap(\.child)) == [3, 7])
    #expect(lights.first?.child == nil)
  }

  @Test func anAuthorsViewInsideIsLitWhereItIsWritten() throws {
    let lights = try lights(of: "HStack#2", calls)
    #expect(lights.allSatisfy { $0.view == 7 })
    #expect(Set(lights.compactMap(\.child)) == [8, 9])
  }

  @Test func modifiersAreCountedFromTheInsideOut() throws {
    #expect(try lights(of: "frame", calls).first?.view == 13)
    #expect(try lights(of: "frame#2", calls).first?.view == 5)
    #expect(try lights(of: "padding", calls).first?.view == 12)
    #expect(try lights(of: "padding#2", calls).first?.view == 18)
  }

  @Test func whatIsUncertainIsNotLit() throws {
    // A third stack is written that is not made.
    let third = calls + [Call("HStack", in: "Card", line: 14)]
    #expect(try lights(of: "HStack", third).allSatisfy { $0.view == nil })
    // Both may be made by a loop around one of them.
    var loop = calls
    loop[3].isCertain = false
    #expect(try lights(of: "HStack", loop).allSatisfy { $0.view == nil })
    // In which order two members are used their order does not say.
    var members = calls
    members[3].member = 1
    #expect(try lights(of: "HStack", members).allSatisfy { $0.view == nil })
    #expect(try lights(of: "VStack", members).allSatisfy { $0.view == 2 })
  }

  @Test func oneCallMakesAllViewsOfItsName() throws {
    let one = [Call("HStack", in: "Card", line: 3, isCertain: false)]
    #expect(try lights(of: "HStack", one).allSatisfy { $0.view == 3 })
    #expect(try lights(of: "HStack#2", one).allSatisfy { $0.view == 3 })
    #expect(try lights(of: "HStack", []).allSatisfy { $0 == StepLight() })
  }
}
