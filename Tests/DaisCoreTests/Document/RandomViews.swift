// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// A small language of views, so that a random number makes a program and another one changes it.
indirect enum Piece: Equatable {
    case text(String)
    case button(String)
    case word(Int)
    case toggle(Bool)
    case stack(Int, [Row])
    case rows([Row])
    case either(Bool, Piece, Piece)
    case maybe(Piece?)
    case erased(Int, Piece)
    case named(Int, Piece)
    case faded(Double, Piece)
    case padded(Double, Piece)
    case framed(Double, Piece)

    struct Row: Equatable, Identifiable {
        let id: Int
        var piece: Piece
    }
}

/// Values that pieces read besides their own fields. A change of a word reaches its readers and nothing above them.
@Observable final class Vocabulary {
    var words = ["alpha", "beta <&>", "gamma \"q\"", ""]
    var piece: Piece = .text("start")
}

struct ProgramView: View {
    let vocabulary: Vocabulary
    var body: some View { VStack { PieceView(piece: vocabulary.piece, vocabulary: vocabulary) } }
}

struct PieceView: View {
    let piece: Piece
    let vocabulary: Vocabulary
    var body: some View {
        switch piece {
        case .text(let text): Text(verbatim: text)
        case .button(let name): Button(name) {}
        case .word(let index): WordView(index: index, vocabulary: vocabulary)
        case .toggle(let isOn): Toggle("on", isOn: .constant(isOn))
        case .stack(let kind, let rows): StackView(kind: kind, rows: rows, vocabulary: vocabulary)
        case .rows(let rows): ForEach(rows) { PieceView(piece: $0.piece, vocabulary: vocabulary) }
        case .either(let first, let a, let b):
            if first {
                PieceView(piece: a, vocabulary: vocabulary)
            } else {
                PieceView(piece: b, vocabulary: vocabulary).opacity(0.5)
            }
        case .maybe(let piece): if let piece { PieceView(piece: piece, vocabulary: vocabulary) }
        default: WrapperView(piece: piece, vocabulary: vocabulary)
        }
    }
}

struct WrapperView: View {
    let piece: Piece
    let vocabulary: Vocabulary
    var body: some View {
        switch piece {
        case .erased(let kind, let inner): erased(kind, inner)
        case .named(let id, let inner): view(inner).id(id)
        case .faded(let opacity, let inner): view(inner).opacity(opacity)
        case .padded(let length, let inner): view(inner).padding(length)
        case .framed(let width, let inner): view(inner).padding(2).frame(width: width).padding(3)
        default: EmptyView()
        }
    }

    private func view(_ piece: Piece) -> PieceView { PieceView(piece: piece, vocabulary: vocabulary) }

    private func erased(_ kind: Int, _ inner: Piece) -> AnyView {
        switch kind % 3 {
        case 0: AnyView(view(inner))
        case 1: AnyView(HStack { view(inner) })
        default: AnyView(Text("erased"))
        }
    }
}

struct StackView: View {
    let kind: Int
    let rows: [Piece.Row]
    let vocabulary: Vocabulary
    var body: some View {
        switch kind % 3 {
        case 0: VStack(spacing: Double(kind)) { ForEach(rows) { PieceView(piece: $0.piece, vocabulary: vocabulary) } }
        case 1:
            HStack {
                Text("first")
                ForEach(rows) { PieceView(piece: $0.piece, vocabulary: vocabulary) }
                Spacer()
            }
        default: ZStack { ForEach(rows) { PieceView(piece: $0.piece, vocabulary: vocabulary) } }
        }
    }
}

struct WordView: View {
    let index: Int
    let vocabulary: Vocabulary
    var body: some View { Text(verbatim: vocabulary.words[index]) }
}
