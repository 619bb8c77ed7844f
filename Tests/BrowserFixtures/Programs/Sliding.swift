// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A game of tiles that slide and merge: a value model, drags and keys as moves, tiles that keep their identity, and the
// best score in the storage of the app.

enum Direction: String, CaseIterable, Identifiable {
    case up = "Up"
    case left = "Left"
    case right = "Right"
    case down = "Down"

    var id: String { rawValue }

    var symbol: String { "arrow.\(rawValue.lowercased())" }

    var key: KeyEquivalent {
        switch self {
        case .up: .upArrow
        case .left: .leftArrow
        case .right: .rightArrow
        case .down: .downArrow
        }
    }
}

struct Tile: Identifiable, Equatable {
    let id: Int
    var value: Int
    var row: Int
    var column: Int
}

struct SlidingBoard: Equatable {
    static let size = 4

    private(set) var tiles: [Tile] = []
    private(set) var score = 0
    private var nextID = 0
    private var seed: UInt64

    init(seed: UInt64 = 1) {
        self.seed = seed
        addTile()
        addTile()
    }

    init(rows: [[Int]], seed: UInt64 = 1) {
        self.seed = seed
        for (row, values) in rows.enumerated() {
            for (column, value) in values.enumerated() where value > 0 { place(value, row, column) }
        }
    }

    var rows: [[Int]] {
        (0..<Self.size).map { row in
            (0..<Self.size).map { column in tile(row, column)?.value ?? 0 }
        }
    }

    func tile(_ row: Int, _ column: Int) -> Tile? { tiles.first { $0.row == row && $0.column == column } }

    private mutating func place(_ value: Int, _ row: Int, _ column: Int) {
        tiles.append(Tile(id: nextID, value: value, row: row, column: column))
        nextID += 1
    }

    private mutating func random(_ limit: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1
        return Int((seed >> 33) % UInt64(limit))
    }

    private mutating func addTile() {
        let free = (0..<Self.size * Self.size).filter { tile($0 / Self.size, $0 % Self.size) == nil }
        guard !free.isEmpty else { return }
        let spot = free[random(free.count)]
        place(random(10) == 0 ? 4 : 2, spot / Self.size, spot % Self.size)
    }

    /// The tiles of a line, the one that moves first at the front.
    private func line(_ index: Int, _ direction: Direction) -> [Tile] {
        switch direction {
        case .left: tiles.filter { $0.row == index }.sorted { $0.column < $1.column }
        case .right: tiles.filter { $0.row == index }.sorted { $0.column > $1.column }
        case .up: tiles.filter { $0.column == index }.sorted { $0.row < $1.row }
        case .down: tiles.filter { $0.column == index }.sorted { $0.row > $1.row }
        }
    }

    private func moved(_ tile: Tile, to place: Int, _ direction: Direction) -> Tile {
        var tile = tile
        let last = Self.size - 1
        switch direction {
        case .left: tile.column = place
        case .right: tile.column = last - place
        case .up: tile.row = place
        case .down: tile.row = last - place
        }
        return tile
    }

    private mutating func slide(_ direction: Direction) {
        var result: [Tile] = []
        for index in 0..<Self.size {
            var merged: [Tile] = []
            var mayMerge = false
            for tile in line(index, direction) {
                if mayMerge, let last = merged.last, last.value == tile.value {
                    merged[merged.count - 1].value *= 2
                    score += last.value * 2
                    mayMerge = false
                } else {
                    merged.append(tile)
                    mayMerge = true
                }
            }
            for (place, tile) in merged.enumerated() { result.append(moved(tile, to: place, direction)) }
        }
        tiles = result
    }

    /// Moves all tiles. Returns whether any of them has moved.
    @discardableResult
    mutating func move(_ direction: Direction) -> Bool {
        let before = rows
        slide(direction)
        guard rows != before else { return false }
        addTile()
        return true
    }

    var isOver: Bool {
        Direction.allCases.allSatisfy { direction in
            var copy = self
            copy.slide(direction)
            return copy.rows == rows
        }
    }
}

struct SlidingProgram: View {
    @State private var board = SlidingBoard()
    @State private var history: [SlidingBoard] = []
    @AppStorage("program.sliding.best") private var best = 0

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Text("2048").font(.largeTitle.weight(.heavy))
                Spacer()
                ScoreBox(title: "Score", value: board.score)
                ScoreBox(title: "Best", value: best)
            }
            BoardView(board: board)
                .gesture(DragGesture(minimumDistance: 20).onEnded { move(direction(of: $0.translation)) })
            HStack {
                ForEach(Direction.allCases) { direction in
                    Button {
                        move(direction)
                    } label: {
                        Image(systemName: direction.symbol).frame(width: 32, height: 32)
                    }
                    .accessibilityLabel(direction.rawValue)
                    .keyboardShortcut(direction.key, modifiers: [])
                    .buttonStyle(.bordered)
                }
            }
            HStack {
                Button("Undo") {
                    if let last = history.popLast() { withAnimation { board = last } }
                }
                .disabled(history.isEmpty)
                Spacer()
                Button("New Game") {
                    history = []
                    withAnimation { board = SlidingBoard() }
                }
            }
            if board.isOver { Text("Game over").font(.headline).foregroundStyle(.red) }
        }
        .padding()
        .frame(maxWidth: 420)
    }

    private func direction(of translation: CGSize) -> Direction {
        if abs(translation.width) > abs(translation.height) { return translation.width > 0 ? .right : .left }
        return translation.height > 0 ? .down : .up
    }

    private func move(_ direction: Direction) {
        let before = board
        withAnimation(.spring(duration: 0.25)) {
            if board.move(direction) { history.append(before) }
        }
        best = max(best, board.score)
    }
}

private struct ScoreBox: View {
    let title: String
    let value: Int

    var body: some View {
        VStack {
            Text(title.uppercased()).font(.caption).foregroundStyle(.secondary)
            Text("\(value)").font(.headline).contentTransition(.numericText())
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(title) \(value)")
    }
}

private struct BoardView: View {
    let board: SlidingBoard
    private let gap: CGFloat = 8

    var body: some View {
        GeometryReader { proxy in
            let size = (min(proxy.size.width, proxy.size.height) - gap * 5) / 4
            ZStack(alignment: .topLeading) {
                ForEach(0..<16, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 6).fill(.gray.opacity(0.2)).frame(width: size, height: size)
                        .offset(offset(index / 4, index % 4, size))
                }
                ForEach(board.tiles) { tile in
                    TileView(tile: tile, size: size).offset(offset(tile.row, tile.column, size))
                        .transition(.scale.combined(with: .opacity))
                }
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .background(.gray.opacity(0.3), in: RoundedRectangle(cornerRadius: 10))
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Board")
    }

    private func offset(_ row: Int, _ column: Int, _ size: CGFloat) -> CGSize {
        CGSize(width: gap + CGFloat(column) * (size + gap), height: gap + CGFloat(row) * (size + gap))
    }
}

private struct TileView: View {
    let tile: Tile
    let size: CGFloat

    private var color: Color {
        let colors: [Color] = [.yellow, .orange, .pink, .red, .purple, .indigo]
        let power = tile.value.trailingZeroBitCount - 1
        return colors[min(max(power, 0), colors.count - 1)]
    }

    var body: some View {
        Text("\(tile.value)")
            .font(.system(size: size * 0.4, weight: .bold, design: .rounded))
            .minimumScaleFactor(0.4)
            .foregroundStyle(tile.value > 4 ? .white : .black)
            .frame(width: size, height: size)
            .background(color, in: RoundedRectangle(cornerRadius: 6))
    }
}
