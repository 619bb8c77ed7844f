// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Modifiers of lists, scroll views and tabs")
struct ListModifierTests {
    @Test("a modifier of a list has exactly its markup", arguments: rows)
    func holds(_ row: ModifierRow) async {
        await row.check()
    }

    private static func onList<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location, content) { List { Leaf() } }
    }

    private static func onSection<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location, content) { List { Section("S") { Leaf() } } }
    }

    private static func onScrollView<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location, content) { ScrollView { Leaf() } }
    }

    /// Three rows in edit mode that can be deleted and moved.
    @MainActor static func editing<Row: View>(@ViewBuilder row: @escaping (Int) -> Row) -> some View {
        List { ForEach([1, 2, 3], id: \.self, content: row).onDelete { _ in }.onMove { _, _ in } }
            .environment(\.editMode, .constant(.active))
    }

    @ModifierRows static var rows: [ModifierRow] {
        onList(
            "listStyle(.plain)",
            """
            - div.list .ig
            + div.list .pl
            """
        ) { List { Leaf() }.listStyle(.plain) }
        onList("listRowInsets(_:)", "+ div.W .ins{--rt:1px;--rb:3px;--rl:2px;--rr:4px}") {
            List { Leaf().listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
        }
        onList("listRowSeparator(.hidden)", "+ div.W .nst.nsb") { List { Leaf().listRowSeparator(.hidden) } }
        onList("listRowSeparatorTint(.red)", "+ div.W {--separator:var(--red)}") {
            List { Leaf().listRowSeparatorTint(.red) }
        }
        onList("listRowBackground(_:)", "+ div.W {background:var(--red)}") {
            List { Leaf().listRowBackground(Color.red) }
        }
        onList("listItemTint(.red)", "+ div.W {--tint:var(--red)}") { List { Leaf().listItemTint(.red) } }
        onSection("listSectionSpacing(12)", "+ div.list {--sec-gap:12px}") {
            List { Section("S") { Leaf() } }.listSectionSpacing(12)
        }
        onSection("headerProminence(.increased)", "+ div.sec-h .big") {
            List { Section("S") { Leaf() } }.headerProminence(.increased)
        }
        onSection("listSectionSeparator(_:edges:)", "+ div.rows .line-bottom{--line-bottom:var(--separator)}") {
            List { Section("S") { Leaf() }.listSectionSeparator(.visible, edges: .bottom) }
        }
        onSection("listSectionSeparatorTint(_:edges:)", "+ div.rows .line-top{--line-top:var(--red)}") {
            List { Section("S") { Leaf() }.listSectionSeparatorTint(.red, edges: .top) }
        }
        onSection("listSectionMargins(_:_:)", "+ div.sec {margin-inline-start:3px;margin-inline-end:3px}") {
            List { Section("S") { Leaf() }.listSectionMargins(.horizontal, 3) }
        }
        onList("listRowSpacing(10)", "+ div.list .spaced{--row-gap:10px}") { List { Leaf() }.listRowSpacing(10) }
        onList("navigationLinkIndicatorVisibility(.hidden)", "+ div.list .nl-none") {
            List { Leaf() }.navigationLinkIndicatorVisibility(.hidden)
        }
        onList("badgeProminence(.decreased)", "+ div.list .badges-low") { List { Leaf() }.badgeProminence(.decreased) }
        ModifierRow.difference("selectionDisabled()", "- div.W [aria-selected=false]\n+ div.W [aria-disabled=true]") {
            List(selection: .constant(Set<Int>())) { Leaf().tag(1).selectionDisabled() }
        } from: {
            List(selection: .constant(Set<Int>())) { Leaf().tag(1) }
        }
        onSection(
            "sectionActions(content:)",
            """
            - div.list [tabindex=0]
            + div.W.row.gx[role=listitem]
            +   button.B[type=button][data-on=click]
            +     span.T Add
            """
        ) { List { Section("S") { Leaf() }.sectionActions { Button("Add") {} } } }
        onList("badge(3)", "+ span.row-badge 3") { List { Leaf().badge(3) } }
        onList(
            "swipeActions(edge: .leading)",
            """
            - div.list [tabindex=0]
            - span.T A
            + div.W.sw.gx
            +   span.T[id=dais-row-g1] A
            +   div.acts[data-own][data-swipe=lead full]
            +     button.B[type=button][data-on=click]
            +       span.T Pin
            """
        ) {
            List { Leaf().swipeActions(edge: .leading) { Button("Pin") {} } }
        }
        ModifierRow.difference("deleteDisabled(true)", "+ div.W .kept") {
            editing { Text("\($0)").deleteDisabled($0 == 1) }
        } from: {
            editing { Text("\($0)") }
        }
        ModifierRow.difference(
            "moveDisabled(true)",
            """
            - div.W [draggable=true]
            + div.W .fast
            - div.W [data-drag=+g2][draggable=true]
            """
        ) {
            editing { Text("\($0)").moveDisabled($0 == 2) }
        } from: {
            editing { Text("\($0)") }
        }
        onList("scrollContentBackground(.hidden)", "+ div.list .nobg") {
            List { Leaf() }.scrollContentBackground(.hidden)
        }
        onScrollView("scrollDisabled(true)", "- div.scroll .sv") { ScrollView { Leaf() }.scrollDisabled(true) }
        onScrollView("scrollIndicators(.hidden)", "+ div.scroll .nobar") {
            ScrollView { Leaf() }.scrollIndicators(.hidden)
        }
        onScrollView("scrollPosition(_:anchor:)", "+ div.scroll [data-position=0.5 1 - 10000000][data-on=scroll]") {
            ScrollView { Leaf() }.scrollPosition(.constant(ScrollPosition(edge: .bottom)), anchor: .bottom)
        }
        onScrollView("scrollPosition(id:anchor:)", "+ div.scroll [data-position=0 0][data-on=scroll]") {
            ScrollView { Leaf() }.scrollPosition(id: .constant(3 as Int?))
        }
        onScrollView(
            "defaultScrollAnchor(.bottom)", "+ div.scroll [data-anchors=0.5 1 0.5 1]{justify-content:safe flex-end}"
        ) {
            ScrollView { Leaf() }.defaultScrollAnchor(.bottom)
        }
        onScrollView("defaultScrollAnchor(.trailing, for: .initialOffset)", "+ div.scroll [data-anchors=1 0.5 - -]") {
            ScrollView { Leaf() }.defaultScrollAnchor(.trailing, for: .initialOffset)
        }
        onScrollView("onScrollGeometryChange(for:of:action:)", "+ div.scroll [data-observed=geometry][data-on=custom]")
        {
            ScrollView { Leaf() }.onScrollGeometryChange(for: Bool.self) { _ in
                true
            } action: { _, _ in
            }
        }
        onScrollView("onScrollPhaseChange(_:)", "+ div.scroll [data-observed=phase][data-on=custom]") {
            ScrollView { Leaf() }.onScrollPhaseChange { _, _ in }
        }
        onScrollView(
            "onScrollTargetVisibilityChange(idType:threshold:_:)", "+ div.scroll [data-seen=0.5][data-on=custom]"
        ) { ScrollView { Leaf() }.onScrollTargetVisibilityChange(idType: Int.self) { _ in } }
        ModifierRow.elements(
            "scrollTransition(_:axis:transition:)",
            """
            div.W[data-phases=[null,[[1,0,0],[0.42,0,0.58,1]],[[1,0,0],[0.42,0,0.58,1]],["none","none",0],\
            ["none","none",1],["none","none",0]]]
              span.T A
            """
        ) { Leaf().scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) } }
        ModifierRow.elements("visualEffect(_:)", "div.W[data-visual][data-on=custom]\n  span.T A") {
            Leaf().visualEffect { content, _ in content.opacity(0.5) }
        }
        ModifierRow.elements(
            "onScrollVisibilityChange(threshold:_:)", "span.T[data-sight=0.2][data-on=custom] A"
        ) { Leaf().onScrollVisibilityChange(threshold: 0.2) { _ in } }
        ModifierRow.elements(
            "searchable(text:prompt:)",
            """
            div.V.gap.gx.gy.sx.sy{gap:0}
              div.search.gx[role=search]
                svg.icon[role=img][aria-label=Search][aria-hidden=true]
                  use[href=#i-magnifyingglass]
                input.field.gx[type=search][placeholder=Find][aria-label=Find][value=b][data-on=input focus]
                button.clear[type=button][aria-label=Clear text][data-clear]
              div.list.ig.gx.gy.sx.sy[data-space=^y][role=list][tabindex=0]
                div.W.row.gx[role=listitem]
                  span.T A
            """
        ) {
            List { Leaf() }.searchable(text: .constant("b"), prompt: "Find")
        }
        ModifierRow.elements(
            "tabItem(_:)",
            """
            div.tabs.gx.gy.sx.sy
              div.panels
                div.W.panel.gx.gy[role=tabpanel]
                  span.T A
              div.tabbar[role=tablist]
                button.tab[type=button][role=tab][aria-selected=true][data-on=click]
                  span.T First
            """
        ) { TabView { Leaf().tabItem { Text("First") } } }
        ModifierRow.elements(
            "tabViewStyle(.page)",
            """
            div.tabs.gx.gy.sx.sy
              div.panels.paged[data-on=measure scroll]
                div.W.panel.gx.gy[role=tabpanel]
                  span.T A
              div.dots[role=tablist]
                button.tab[type=button][role=tab][aria-selected=true][aria-label=Page 1][data-on=click]
            """
        ) { TabView { Leaf() }.tabViewStyle(.page) }
    }
}
