// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Foundation
import Testing

@testable import DaisCore

extension ContainerValues {
    @Entry fileprivate var weight = 0
}

@MainActor
@Suite("Sections of containers, and container values in layouts")
struct SubviewSectionsTests {
    struct Board<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            ForEach(sections: content) { section in
                VStack {
                    Text("section \(section.content.count) \(section.containerValues.weight)")
                    HStack { section.header }
                    section.content
                    section.footer
                    section.actions
                }
            }
        }
    }

    @Test("sections have headers, footers, values and actions, and views between them are sections")
    func sections() {
        let screen = Screen {
            Board {
                Text("loose")
                Section {
                    ForEach(0..<2, id: \.self) { Text("row \($0)") }
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
                .containerValue(\.weight, 4)
                .sectionActions { Button("Add") {} }
                Text("last")
                Text("of all")
            }
        }
        let texts = screen.all { $0.tag == .span }.map(\.words)
        #expect(
            texts == [
                "section 1 0", "loose", "section 2 4", "Header", "row 0", "row 1", "Footer", "Add", "section 2 0",
                "last", "of all",
            ])
    }

    @Test("content without views is one empty section")
    func noSections() {
        let screen = Screen { Group(sections: EmptyView()) { Text("\($0.count) \($0[0].content.count)") } }
        #expect(screen.text("1 0").exists)
    }

    struct Lined: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 0, height: subviews.reduce(0) { $0 + CGFloat($1.containerValues.weight) })
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("a layout reads container values")
    func layout() {
        let screen = Screen {
            Lined()() {
                Text("a").containerValue(\.weight, 30); Text("b").containerValue(\.weight, 12)
            }
        }
        let box = screen.all("lay")[0]
        let sizes = box.children.map { JSONValue.array([.number(Double($0.id)), .number(10), .number(10)]) }
        let sent = screen.send(.arrange, to: box, .array([.number(100), .null, .string("")] + sizes))
        #expect(sent.contains(.style(box.id, property: "height", value: "42px")))
    }
}
