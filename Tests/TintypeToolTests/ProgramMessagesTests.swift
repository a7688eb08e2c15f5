import Foundation
import Testing
import TintypeProgram

@testable import TintypeTool

/// What is believed of what a program says, in whose process views run.
@Suite struct ProgramMessagesTests {
  private func messages(
    _ events: [RenderEvent], of views: [Int] = [3, 5], exploring: Set<Int> = []
  ) throws -> ProgramMessages {
    var messages = ProgramMessages(requested: views, explorations: exploring)
    for event in events {
      _ = messages.take(try JSONEncoder().encode(event) + Data("\n".utf8))
    }
    return messages
  }

  @Test func viewsComeInTheOrderOfTheRequest() throws {
    let messages = try messages([
      .ready, .began(3, printed: 0), .finished(3), .began(5, printed: 7), .failed(5, "no"),
    ])
    #expect(!messages.isForged)
    #expect(messages.begun.map(\.index) == [3, 5])
    #expect(messages.begun.map(\.printed) == [0, 7])
    #expect(messages.finished == [3, 5])
    #expect(messages.results[5]?.failure?.message == "no")
  }

  @Test(
    arguments: [
      [.began(3, printed: 0)], [.ready, .began(5, printed: 0)], [.ready, .ready],
      [.ready, .refused("no")], [.ready, .finished(3)],
      [.ready, .began(3, printed: 0), .finished(5)],
      [.ready, .began(3, printed: 0), .began(5, printed: 0)],
      [.ready, .began(3, printed: 0), .finished(3), .finished(3)],
      [.ready, .began(3, printed: 0), .notWritten(5, ENOSPC)],
      [.ready, .began(3, printed: 0), .finished(3), .began(3, printed: 0)],
      [.refused("no"), .ready],
    ] as [[RenderEvent]])
  func whatComesOutOfTurnIsForged(_ events: [RenderEvent]) throws {
    #expect(try messages(events).isForged)
  }

  @Test func progressOfAPageComesForthAlone() throws {
    let start: [RenderEvent] = [.ready, .began(3, printed: 0), .explored(20, of: 90)]
    let whole = try messages(start + [.explored(40, of: 90)], exploring: [3])
    #expect(!whole.isForged && whole.explored?.drawn == 40)
    for (next, pages) in [
      (.explored(20, of: 90), [3]), (.explored(99, of: 90), [3]), (.explored(40, of: 80), [3]),
      (.explored(40, of: 90), [5]),
    ] as [(RenderEvent, Set<Int>)] {
      #expect(try messages(start + [next], exploring: pages).isForged)
    }
    let excess = Exploration.mostPictures + 1
    #expect(try messages([start[0], start[1], .explored(1, of: excess)], exploring: [3]).isForged)
  }

  @Test(arguments: ["", "x", "{}", "{\"finished\":{}}", "[[[["])
  func whatIsNoMessageIsForged(_ text: String) throws {
    var messages = try messages([.ready, .began(3, printed: 0)])
    let isTaken = messages.take(Data("\(text)\n".utf8))
    #expect(!isTaken && messages.isForged)
    let isMoreTaken = messages.take(Data())
    #expect(!isMoreTaken)
  }

  @Test func aMessageMayComeInParts() throws {
    var messages = try messages([.ready])
    let data = try JSONEncoder().encode(RenderEvent.began(3, printed: 0)) + Data("\n".utf8)
    for byte in data {
      #expect(messages.begun.isEmpty)
      let isTaken = messages.take(Data([byte]))
      #expect(isTaken)
    }
    #expect(messages.current == 3)
  }

  @Test func whyNothingIsDrawnComesFirst() throws {
    let messages = try messages([.refused("The font is missing.")])
    #expect(messages.refusal == "The font is missing.")
    #expect(!messages.isForged)
  }
}
