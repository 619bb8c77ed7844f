// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import DaisCore

@MainActor
@Suite("Stacks as numbers")
struct StackArithmeticTests {
    /// A view with a range of widths.
    private func item(_ least: CGFloat, _ ideal: CGFloat, _ most: CGFloat, height: CGFloat = 20, priority: Double = 0)
        -> LayoutItem
    {
        let item = LayoutItem()
        item.grows = .horizontal
        item.priority = priority
        var sizes = ["-,-": CGSize(width: ideal, height: height)]
        for tenth in 0...4000 {
            let width = CGFloat(tenth) / 10
            sizes["\(width.css),-"] = CGSize(width: min(max(width, least), most), height: height)
        }
        sizes["100000,-"] = CGSize(width: most, height: height)
        item.sizes = sizes
        return item
    }

    private func frames<L: Layout>(_ layout: L, _ items: [LayoutItem], _ width: CGFloat?) -> (CGSize, [CGRect]) {
        let engine = LayoutEngine(layout)
        engine.prepare(layout, items, .leftToRight)
        let proposal = ProposedViewSize(width: width, height: nil)
        let size = engine.size(for: proposal)
        engine.place(in: size, proposal)
        defer { engine.end() }
        return (size, items.compactMap(\.frame))
    }

    @Test("inflexible views choose first, and the others share what is left")
    func flexibility() {
        let (size, places) = frames(
            HStackLayout(spacing: 10), [item(0, 50, 1000), item(60, 60, 60), item(0, 50, 70)], 300)
        #expect(size == CGSize(width: 300, height: 20))
        #expect(places.map(\.minX) == [0, 160, 230])
        #expect(places.map(\.width) == [150, 60, 70])
    }

    @Test("a view of a lower priority keeps its minimum")
    func priority() {
        let (_, places) = frames(HStackLayout(spacing: 0), [item(30, 50, 1000), item(0, 200, 200, priority: 1)], 100)
        #expect(places.map(\.width) == [30, 70])
    }

    @Test("without a proposal all views have their ideal size, and align")
    func ideal() {
        let (size, places) = frames(
            HStackLayout(alignment: .bottom), [item(0, 50, 1000), item(0, 30, 40, height: 50)], nil)
        #expect(size == CGSize(width: 88, height: 50))
        #expect(places.map(\.minY) == [30, 0])
        let (layers, corners) = frames(
            ZStackLayout(alignment: .bottomTrailing), [item(0, 50, 50), item(0, 30, 30, height: 50)], nil)
        #expect(layers == CGSize(width: 50, height: 50))
        #expect(corners.map(\.origin) == [CGPoint(x: 0, y: 30), CGPoint(x: 20, y: 0)])
        let (column, lines) = frames(
            VStackLayout(alignment: .trailing, spacing: 5), [item(0, 50, 50), item(0, 30, 30)], nil)
        #expect(column == CGSize(width: 50, height: 45))
        #expect(lines.map(\.origin) == [.zero, CGPoint(x: 20, y: 25)])
    }
}
