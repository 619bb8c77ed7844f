// SPDX-License-Identifier: Apache-2.0
import DaisTesting
@testable import DaisCore
import Testing

@MainActor
@Suite("Memory of views")
struct ReleaseTests {
    /// An object of an app, which is held by the views that show it.
    private final class Model {}

    private struct Row: View {
        let model: Model
        var body: some View { Text("Row").onTapGesture { [model] in _ = model } }
    }

    private struct Dimming: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        }
    }

    enum Container: String, CaseIterable, Sendable {
        case splitView, splitViewWithSelection, stack, tabs, pagedTabs, scrollView, geometry, whatFits, sheet, popover
        case menu, importer, selectionMenu, submit, pressed
    }

    private struct Home: View {
        let container: Container
        let model: Model

        var body: some View {
            switch container {
            case .splitView:
                NavigationSplitView {
                    row
                } detail: {
                    row
                }
            case .splitViewWithSelection:
                NavigationSplitView {
                    List(["a"], id: \.self, selection: .constant(String?.none)) { _ in row }
                } detail: {
                    Text("Detail")
                }
            case .stack: NavigationStack { NavigationLink("Open") { row } }
            case .tabs: TabView { row.tabItem { Text("Tab") } }
            case .pagedTabs: TabView { row }.tabViewStyle(.page)
            case .scrollView: ScrollView { LazyVStack { row } }
            case .geometry: GeometryReader { _ in row }
            case .whatFits: ViewThatFits { row }
            case .sheet: Text("Below").sheet(isPresented: .constant(true)) { row }
            case .popover: Text("Below").popover(isPresented: .constant(true)) { row }
            case .menu: Menu("Menu") { Button("Deed") { _ = model } }
            case .selectionMenu:
                List(["a"], id: \.self, selection: .constant(String?.none)) { Text($0) }
                    .contextMenu(forSelectionType: String.self) { _ in row }
            case .submit: TextField("Name", text: .constant("")).onSubmit { _ = model }
            case .pressed: Button("Press") { _ = model }.buttonStyle(Dimming())
            case .importer:
                Text("Below").fileImporter(isPresented: .constant(true), allowedContentTypes: [.plainText]) { _ in
                    _ = model
                }
            }
        }

        private var row: Row { Row(model: model) }
    }

    @Test("the views of a session go with it, and what they hold", arguments: Container.allCases)
    func released(container: Container) {
        weak var left: Model?
        do {
            let model = Model()
            left = model
            let screen = Screen { Home(container: container, model: model) }
            #expect(!screen.html.isEmpty)
        }
        #expect(left == nil)
    }

    enum Recurring: String, CaseIterable, Sendable { case phases, timeline }

    private struct Ticking: View {
        let kind: Recurring
        let model: Model

        var body: some View {
            switch kind {
            case .phases: PhaseAnimator([1, 2]) { _ in Row(model: model) }
            case .timeline: TimelineView(.periodic(from: .now, by: 1)) { _ in Row(model: model) }
            }
        }
    }

    @Test("views that wait for their browser go with the session, too", arguments: Recurring.allCases)
    func releasedWithoutBrowser(kind: Recurring) {
        weak var left: Model?
        do {
            let model = Model()
            left = model
            let screen = Screen { Ticking(kind: kind, model: model) }
            screen.settle()
            screen.tree.presence.isPresent = false
            for _ in 0..<4 {
                screen.clock.advance(by: .seconds(1))
                screen.settle()
            }
            #expect(!screen.clock.isWaiting, "the view waits for the browser")
        }
        #expect(left == nil)
    }
}
