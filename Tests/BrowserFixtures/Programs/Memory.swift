// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A game in the style of university courses: a model that is a value, a view model that owns the game, and cards that
// turn, are dealt and fly away.

struct MemoryModel<Face: Equatable> {
    struct Card: Identifiable {
        let id: Int
        let face: Face
        var isUp = false
        var isMatched = false
        var wasSeen = false
    }

    private(set) var cards: [Card]
    private(set) var score = 0

    private var onlyCardUp: Int? {
        get {
            let up = cards.indices.filter { cards[$0].isUp }
            return up.count == 1 ? up[0] : nil
        }
        set { cards.indices.forEach { cards[$0].isUp = $0 == newValue } }
    }

    init(pairs: Int, face: (Int) -> Face) {
        cards = []
        for index in 0..<pairs {
            cards.append(Card(id: 2 * index, face: face(index)))
            cards.append(Card(id: 2 * index + 1, face: face(index)))
        }
    }

    mutating func choose(_ card: Card) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isUp, !cards[chosen].isMatched
        else { return }
        if let other = onlyCardUp {
            if cards[chosen].face == cards[other].face {
                cards[chosen].isMatched = true
                cards[other].isMatched = true
                score += 2
            } else {
                if cards[chosen].wasSeen { score -= 1 }
                if cards[other].wasSeen { score -= 1 }
            }
            cards[chosen].isUp = true
            cards[chosen].wasSeen = true
            cards[other].wasSeen = true
        } else {
            onlyCardUp = chosen
        }
    }

    mutating func shuffle(using generator: inout some RandomNumberGenerator) { cards.shuffle(using: &generator) }

    var isWon: Bool { cards.allSatisfy(\.isMatched) }
}

struct MemoryTheme: Identifiable, Hashable {
    let id: String
    let faces: [String]
    let color: Color

    static let all = [
        MemoryTheme(id: "Animals", faces: ["🐶", "🐱", "🦊", "🐸", "🐙", "🦉"], color: .orange),
        MemoryTheme(id: "Vehicles", faces: ["🚲", "🚂", "🚀", "🛶"], color: .blue),
        MemoryTheme(id: "Food", faces: ["🍎", "🥐", "🍕", "🍓", "🥑"], color: .pink),
    ]
}

/// Numbers that are the same in each game, so that a game can be replayed.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@MainActor
final class MemoryGame: ObservableObject {
    typealias Card = MemoryModel<String>.Card

    let theme: MemoryTheme
    @Published private var model: MemoryModel<String>
    @Published private(set) var moves = 0
    private var numbers = SeededNumbers(state: 7)

    init(theme: MemoryTheme) {
        self.theme = theme
        model = Self.game(theme)
    }

    private static func game(_ theme: MemoryTheme) -> MemoryModel<String> {
        MemoryModel(pairs: theme.faces.count) { theme.faces[$0] }
    }

    var cards: [Card] { model.cards }
    var score: Int { model.score }
    var isWon: Bool { model.isWon }

    func choose(_ card: Card) {
        moves += 1
        model.choose(card)
    }

    func shuffle() { model.shuffle(using: &numbers) }

    func restart() {
        moves = 0
        model = Self.game(theme)
    }
}

struct Cardify: ViewModifier, Animatable {
    var rotation: Double
    let color: Color

    init(isUp: Bool, color: Color) {
        rotation = isUp ? 0 : 180
        self.color = color
    }

    var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    func body(content: Content) -> some View {
        ZStack {
            let base = RoundedRectangle(cornerRadius: 12)
            base.strokeBorder(color, lineWidth: 2).background(base.fill(.white)).overlay(content)
                .opacity(rotation < 90 ? 1 : 0)
            base.fill(color).opacity(rotation < 90 ? 0 : 1)
        }
        .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
    }
}

extension View {
    func cardify(isUp: Bool, color: Color) -> some View { modifier(Cardify(isUp: isUp, color: color)) }
}

struct Pie: Shape {
    var start = Angle.zero
    let end: Angle

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.move(to: center)
        path.addLine(
            to: CGPoint(
                x: center.x + radius * CGFloat(cos(start.radians)), y: center.y + radius * CGFloat(sin(start.radians))))
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct MemoryProgram: View {
    var body: some View {
        NavigationStack {
            List(MemoryTheme.all) { theme in
                NavigationLink(value: theme) {
                    VStack(alignment: .leading) {
                        Text(theme.id).font(.title3).foregroundStyle(theme.color)
                        Text(theme.faces.joined()).lineLimit(1).accessibilityHidden(true)
                    }
                }
            }
            .navigationDestination(for: MemoryTheme.self) { MemoryView(theme: $0) }
            .navigationTitle("Memory")
        }
    }
}

private struct MemoryView: View {
    @StateObject private var game: MemoryGame
    @State private var dealt = Set<Int>()
    @Namespace private var dealing

    init(theme: MemoryTheme) { _game = StateObject(wrappedValue: MemoryGame(theme: theme)) }

    var body: some View {
        VStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 72), spacing: 8)], spacing: 8) {
                    ForEach(game.cards) { card in
                        if dealt.contains(card.id) {
                            CardView(card: card, color: game.theme.color)
                                .aspectRatio(2 / 3, contentMode: .fit)
                                .matchedGeometryEffect(id: card.id, in: dealing)
                                .transition(.asymmetric(insertion: .identity, removal: .scale))
                                .onTapGesture { withAnimation(.easeInOut) { game.choose(card) } }
                                .accessibilityElement(children: .ignore)
                                .accessibilityLabel("Card \(card.id + 1)")
                                .accessibilityValue(card.isMatched ? "matched" : card.isUp ? card.face : "hidden")
                                .accessibilityAddTraits(.isButton)
                        }
                    }
                }
                .padding(.horizontal)
            }
            HStack {
                Text("Score: \(game.score)")
                Spacer()
                Text("Moves: \(game.moves)")
                Spacer()
                Button("Shuffle") { withAnimation { game.shuffle() } }
                Button("Restart") { restart() }
            }
            .padding()
        }
        .overlay {
            if game.isWon {
                Text("You have won").font(.largeTitle).padding().background(.thinMaterial, in: Capsule())
                    .transition(.scale)
            }
        }
        .navigationTitle(game.theme.id)
        .onAppear { deal() }
    }

    private func deal() {
        for (index, card) in game.cards.enumerated() {
            _ = withAnimation(.easeInOut.delay(Double(index) * 0.05)) { dealt.insert(card.id) }
        }
    }

    private func restart() {
        withAnimation {
            dealt = []
            game.restart()
        }
        deal()
    }
}

private struct CardView: View {
    let card: MemoryGame.Card
    let color: Color

    var body: some View {
        ZStack {
            Pie(start: .degrees(-90), end: .degrees(110)).fill(color).opacity(0.3).padding(5)
            Text(card.face).font(.system(size: 32)).rotationEffect(.degrees(card.isMatched ? 360 : 0))
                .animation(.linear(duration: 1), value: card.isMatched)
        }
        .cardify(isUp: card.isUp || card.isMatched, color: color)
        .opacity(card.isMatched ? 0.5 : 1)
    }
}
