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

    enum Container: String, CaseIterable, Sendable {
        case splitView, splitViewWithSelection, stack, tabs, pagedTabs, scrollView, geometry, whatFits, sheet, popover
        case menu, importer
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
}
