// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Places sent up")
struct AnchorPreferenceTests {
    struct Chosen: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    struct Tabs: View {
        @State private var chosen = "One"
        var body: some View {
            VStack {
                ForEach(["One", "Two"], id: \.self) { name in
                    Button(name) { withAnimation { chosen = name } }
                        .anchorPreference(key: Chosen.self, value: .bounds) { name == chosen ? $0 : nil }
                        .padding()
                }
            }
            .overlayPreferenceValue(Chosen.self) { anchor in
                GeometryReader { proxy in
                    if let frame = anchor.map({ proxy[$0] }) {
                        Text("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))").offset(x: frame.minX)
                    }
                }
            }
        }
    }

    private func measure(_ screen: Screen, _ element: Element, _ frame: [Double]) {
        screen.send(
            .measure, to: element, .array([frame[2], frame[3], frame[0], frame[1], 0, 0, 0, 0].map { .number($0) }))
    }

    @Test("a reader around it tells where the place is, also when another view sends it")
    func tells() throws {
        let screen = Screen { Tabs() }
        let buttons = screen.elements(.button)
        let reader = try #require(screen.all("geo").first)
        #expect(screen.html.contains("0 0 0"))
        #expect(buttons[0].attribute("data-places") == "")
        measure(screen, buttons[0], [30, 60, 40, 20])
        measure(screen, buttons[1], [35, 120, 50, 20])
        measure(screen, reader, [10, 50, 300, 200])
        #expect(screen.html.contains("20 10 40"))
        // The new value belongs to the animation of the choice.
        let operations = screen.send(.click, to: buttons[1])
        #expect(screen.html.contains("25 70 50"))
        #expect(operations.contains { if case .animated = $0 { true } else { false } })
    }

    @Test("points are told as well, and what does not change evaluates nothing")
    func points() throws {
        let spot = AnchorSpot()
        spot.frame.exchange(CGRect(x: 100, y: 50, width: 40, height: 20))
        let reader = try #require(GeometryProxy(.array([200, 100, 10, 20, 0, 0, 0, 0].map { .number($0) })))
        #expect(reader[Anchor<CGPoint>(place: .unit(.trailing), spot: spot)] == CGPoint(x: 130, y: 40))
        #expect(reader[Anchor<CGPoint>(place: .point(CGPoint(x: 5, y: 6)), spot: spot)] == CGPoint(x: 95, y: 36))
        #expect(
            reader[Anchor<CGRect>(place: .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), spot: spot)]
                == CGRect(x: 91, y: 32, width: 3, height: 4))
        #expect(reader[Anchor<CGRect>(place: .bounds, spot: AnchorSpot())] == .zero)
    }

    @Test("a background is made of what the content sends, and follows it")
    func background() {
        struct Longest: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
        }
        struct Home: View {
            @State private var words = 1
            var body: some View {
                VStack {
                    Text("a").preference(key: Longest.self, value: words)
                    Text("b").preference(key: Longest.self, value: 2)
                    Button("More") { words += 2 }
                }
                .backgroundPreferenceValue(Longest.self) { Text(verbatim: "longest \($0)") }
            }
        }
        let screen = Screen { Home() }
        #expect(screen.html.contains("longest 2"))
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(screen.html.contains("longest 3"))
    }

    @Test("a state that only a transform of a preference reads is followed")
    func transformed() {
        struct Sum: PreferenceKey {
            static var defaultValue: Int { 1 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Home: View {
            @State private var extra = 0
            @State private var sum = 0
            var body: some View {
                VStack {
                    Text("a").transformPreference(Sum.self) { $0 += extra }
                    Button("More") { extra += 10 }
                }
                .onPreferenceChange(Sum.self) { sum = $0 }
                Text(verbatim: "sum \(sum)")
            }
        }
        let screen = Screen { Home() }
        #expect(screen.html.contains("sum 1<"))
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(screen.html.contains("sum 11<"))
        screen.send(.click, to: screen.elements(.button)[0])
        #expect(screen.html.contains("sum 21<"))
    }
}
