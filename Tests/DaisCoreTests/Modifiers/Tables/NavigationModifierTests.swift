// SPDX-License-Identifier: Apache-2.0
import DaisCore
import DaisTesting
import Testing

@Suite("Modifiers of navigation")
struct NavigationModifierTests {
    @Test("a modifier of a page has exactly its bars", arguments: bars)
    func barHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @Test("a modifier of a stack or of columns has exactly its markup", arguments: structure)
    func structureHolds(_ row: ModifierRow) async {
        await row.check()
    }

    @MainActor static var titled: some View { Leaf().navigationTitle("Title") }

    private static func onPage<Content: View>(
        _ call: String, _ expected: String, _ location: SourceLocation = #_sourceLocation,
        @ViewBuilder _ page: @escaping @MainActor @Sendable () -> Content
    ) -> ModifierRow {
        .difference(call, expected, location) {
            NavigationStack { page() }
        } from: {
            NavigationStack { titled }
        }
    }

    @ModifierRows static var bars: [ModifierRow] {
        ModifierRow.difference(
            "navigationTitle(_:)",
            """
            - header.bars .none
            + span.T.big-title[role=heading][aria-level=1] Title
            """
        ) {
            NavigationStack { Leaf().navigationTitle("Title") }
        } from: {
            NavigationStack { Leaf() }
        }
        ModifierRow.difference(
            "navigationBarTitle(_:)",
            """
            - header.bars .none
            + span.T.big-title[role=heading][aria-level=1] Title
            """
        ) {
            NavigationStack { Leaf().navigationBarTitle("Title") }
        } from: {
            NavigationStack { Leaf() }
        }
        onPage(
            "navigationBarTitleDisplayMode(.inline)",
            """
            + span.T[role=heading][aria-level=1] Title
            - span.T.big-title[role=heading][aria-level=1] Title
            """
        ) { titled.navigationBarTitleDisplayMode(.inline) }
        onPage(
            "navigationSubtitle(_:)",
            """
            - span.T.big-title[role=heading][aria-level=1] Title
            + div.big-title
            +   span.T[role=heading][aria-level=1] Title
            +   span.T.bar-sub Below
            """
        ) { titled.navigationSubtitle("Below") }
        onPage(
            "toolbarTitleDisplayMode(.inline)",
            """
            + span.T[role=heading][aria-level=1] Title
            - span.T.big-title[role=heading][aria-level=1] Title
            """
        ) { titled.toolbarTitleDisplayMode(.inline) }
        onPage("navigationBarHidden(true)", "+ header.bars .none") { titled.navigationBarHidden(true) }
        onPage(
            "navigationBarItems(leading:trailing:)",
            """
            + span.T L
            + span.T T
            """
        ) {
            titled.navigationBarItems(leading: Text("L"), trailing: Text("T"))
        }
        ModifierRow.difference(
            "navigationBarBackButtonHidden()",
            """
            - button.B.back[type=button][data-on=click]
            -   div.H.gap{gap:3px}
            -     svg.icon.flip[role=img][aria-label=Back][aria-hidden=true]
            -       use[href=#i-chevron-left]
            -     span.T Back
            """
        ) {
            pushed { $0.navigationBarBackButtonHidden() }
        } from: {
            pushed { $0 }
        }
        onPage(
            "toolbar(content:)",
            """
            + button.B[type=button][data-on=click]
            +   span.T Add
            """
        ) { titled.toolbar { Button("Add") {} } }
        onPage("toolbarVisibility(.hidden)", "+ header.bars .none") { titled.toolbarVisibility(.hidden) }
        onPage("containerBackground(.red, for: .navigation)", "+ div.page {background-color:var(--red)}") {
            titled.containerBackground(.red, for: .navigation)
        }
        onPage("toolbarBackground(.red)", "+ header.bars {background:var(--red)}") { titled.toolbarBackground(.red) }
        onPage("toolbarBackgroundVisibility(.visible)", "+ header.bars .filled") {
            titled.toolbarBackgroundVisibility(.visible)
        }
        onPage("toolbarColorScheme(.dark)", "+ header.bars {color-scheme:dark}") { titled.toolbarColorScheme(.dark) }
        onPage(
            "toolbarRole(.editor)",
            """
            + div.bar .lead
            + span.T[role=heading][aria-level=1] Title
            - span.T.big-title[role=heading][aria-level=1] Title
            """
        ) { titled.toolbarRole(.editor) }
        onPage(
            "toolbarTitleMenu(content:)",
            """
            + div.mn
            +   button.B[type=button][aria-haspopup=menu][aria-expanded=false][data-anchor=dais-menu-g1]
            +     div.H.gap{gap:4px}
            +       span.T{color:var(--label);--fg:var(--label)} Title
            +       svg.icon[role=img][aria-label=Down][aria-hidden=true]{color:var(--label2);--fg:var(--label2)}
            +         use[href=#i-chevron-down]
            +   div.layer.menu-overlay[popover=manual][data-layer=menu][data-anchored=dais-menu-g1]\
            [data-dismiss=scrim escape]
            +     div.backdrop
            +     div.spot
            +     div.surface.menu-container[role=menu][tabindex=-1][data-closes]
            +       button.mi[type=button][role=menuitem][data-on=click]
            +         span.T Rename
            - span.T.big-title[role=heading][aria-level=1] Title
            """
        ) { titled.toolbarTitleMenu { Button("Rename") {} } }
    }

    @MainActor static func pushed<Page: View>(@ViewBuilder _ page: @escaping (Text) -> Page) -> some View {
        NavigationStack(path: .constant([7])) {
            Leaf().navigationDestination(for: Int.self) { page(Text("Page \($0)")) }
        }
    }

    @MainActor static var columns: some View {
        NavigationSplitView {
            Leaf()
        } detail: {
            Leaf()
        }
    }

    @ModifierRows static var structure: [ModifierRow] {
        ModifierRow.difference(
            "navigationDestination(for:destination:)",
            """
            + div.page .below[inert][aria-hidden=true]
            +   div.bars.none
            +   div.bars.none
            + div.page.gx.gy.sx.sy[tabindex=-1][data-place=/?at=7!86a94db6368de591][data-on=place]
            +   header.bars
            +     div.bar
            +       div.bar-l
            +         button.B.back[type=button][data-on=click]
            +           div.H.gap{gap:3px}
            +             svg.icon.flip[role=img][aria-label=Back][aria-hidden=true]
            +               use[href=#i-chevron-left]
            +             span.T Back
            +       div.bar-t
            +       div.bar-r
            +   div.page-c.gx.gy.sx.sy
            +     span.T Page 7
            """
        ) {
            pushed { $0 }
        } from: {
            NavigationStack { Leaf() }
        }
        ModifierRow.difference(
            "navigationSplitViewColumnWidth(300)", "+ div.col {flex:0 1 300px;min-width:300px;max-width:300px}"
        ) {
            NavigationSplitView {
                Leaf().navigationSplitViewColumnWidth(300)
            } detail: {
                Leaf()
            }
        } from: {
            columns
        }
        ModifierRow.difference("navigationSplitViewStyle(.prominentDetail)", "+ div.cols-v .over") {
            columns.navigationSplitViewStyle(.prominentDetail)
        } from: {
            columns
        }
        ModifierRow.difference("navigationViewStyle(.stack)", "") {
            NavigationView { Leaf() }.navigationViewStyle(.stack)
        } from: {
            NavigationView { Leaf() }
        }
        ModifierRow.elements(
            "matchedTransitionSource(id:in:)",
            """
            span.T[data-zooms=m1] A
            span.T[data-zooms=m2] A
            span.T[data-zooms=m1] A
            """
        ) { ZoomSources() }
        ModifierRow.elements(
            "matchedTransitionSource(id:in:configuration:)", "span.T[data-zooms=m1]{border-radius:24px} A"
        ) { RoundZoomSource() }
    }

    struct RoundZoomSource: View {
        @Namespace private var space
        var body: some View {
            Leaf().matchedTransitionSource(id: 1, in: space) { source in
                source.background(.red).clipShape(RoundedRectangle(cornerRadius: 24)).shadow(radius: 4)
            }
        }
    }

    struct ZoomSources: View {
        @Namespace private var space
        var body: some View {
            Leaf().matchedTransitionSource(id: 1, in: space)
            Leaf().matchedTransitionSource(id: 2, in: space)
            Leaf().matchedTransitionSource(id: 1, in: space)
        }
    }
}
