import Tintype

/// Bubbles of a chat, as in `limit.c`.
struct ChatScreen: View {
  /// Side, time and text of each message.
  let rows: [[String]]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<rows.count, id: \.self) { Bubble(row: rows[$0]) }
    }
    .padding(12)
    .frame(width: 400)
    .background(.white)
  }
}

/// One message: a disc for its author, and a bubble with text and time.
private struct Bubble: View {
  let row: [String]

  private var isOwn: Bool { row[0] == "R" }

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      if isOwn { Spacer(minLength: 0) } else { author }
      VStack(alignment: .trailing, spacing: 2) {
        Text(row[2]).font(.custom("DejaVu Sans", size: 14))
          .foregroundColor(isOwn ? .white : .black)
        Text(row[1]).font(.custom("DejaVu Sans", size: 10))
          .foregroundColor(isOwn ? Color(red: 0.82, green: 0.89, blue: 1) : .gray)
      }
      .padding(.horizontal, 12).padding(.vertical, 8)
      .frame(maxWidth: 300, alignment: isOwn ? .trailing : .leading)
      .fixedSize(horizontal: false, vertical: true)
      .background {
        RoundedRectangle(cornerRadius: 14)
          .fill(isOwn ? Color.blue : Color(red: 0.91, green: 0.91, blue: 0.92))
      }
      if isOwn { author } else { Spacer(minLength: 0) }
    }
  }

  private var author: some View {
    Circle().fill(isOwn ? Color.green : Color.orange).frame(width: 32, height: 32)
  }
}

/// A thousand cards in ten columns, as in `limit.c`.
struct CardsScreen: View {
  /// Title and subtitle of each card.
  let rows: [[String]]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<((rows.count + 9) / 10), id: \.self) { line in
        HStack(spacing: 8) {
          ForEach((line * 10)..<min(line * 10 + 10, rows.count), id: \.self) { index in
            Card(row: rows[index])
          }
        }
      }
    }
    .padding(8)
    .background(Color(red: 0.95, green: 0.95, blue: 0.97))
  }
}

/// One card: a title, a line, a subtitle.
private struct Card: View {
  let row: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(row[0]).font(.custom("DejaVu Sans", size: 13)).bold()
      Color(red: 0.78, green: 0.78, blue: 0.78).frame(height: 1)
      Text(row[1]).font(.custom("DejaVu Sans", size: 10)).foregroundColor(.gray)
      Spacer(minLength: 0)
    }
    .padding(8)
    .frame(width: 150, height: 76)
    .background { RoundedRectangle(cornerRadius: 8).fill(.white) }
  }
}

/// A window of 960 x 540 points: a chat at the left, and cards.
struct InterfaceScreen: View {
  /// Side, time and text of each message.
  let chat: [[String]]
  /// Title and subtitle of each card.
  let cards: [[String]]

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ChatScreen(rows: Array(chat.prefix(8)))
      CardsScreen(rows: Array(cards.prefix(60)))
    }
    .frame(width: 960, height: 540, alignment: .topLeading)
    .clipped()
  }
}
