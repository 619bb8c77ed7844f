// SPDX-License-Identifier: Apache-2.0
import Combine
import DaisTesting
import SwiftUI
import Testing

// The code of the displayers' document, with its gaps filled: a view model, a view, and a view in place of a view
// controller.

private final class DummyViewModel: ObservableObject {
    let coordinator: any DisplayerProtocol
    init(coordinator: any DisplayerProtocol) { self.coordinator = coordinator }
}

private struct DummySwiftUIView: View {
    let message: String
    @ObservedObject var viewModel: DummyViewModel

    var body: some View { Text(message) }
}

private final class MainCoordinator: DisplayerProtocol {
    @Published var displayingItem: Displayable.ViewItem = .none
    var parentDisplayer: (any DisplayerProtocol)?

    func modal() {
        self.displayingItem = .init(
            displayMode: .modal,
            anyView: DummySwiftUIView(message: "Some modal SwiftUI view", viewModel: DummyViewModel(coordinator: self)))
    }
    func sheet() {
        self.displayingItem = .init(
            displayMode: .sheet,
            anyView: DummySwiftUIView(message: "Some sheet SwiftUI view", viewModel: DummyViewModel(coordinator: self)))
    }
    func pushed() {
        self.displayingItem = .init(
            displayMode: .pushed,
            anyView: DummySwiftUIView(message: "Some pushed SwiftUI view", viewModel: DummyViewModel(coordinator: self))
        )
        self.pushView(
            DummySwiftUIView(message: "Some pushed SwiftUI view", viewModel: DummyViewModel(coordinator: self)))
    }
}

private struct MyContentView: View {
    var body: some View { Text("My content") }
}

private struct Host: View {
    @State var displayingItem: Displayable.ViewItem = .none
    let navigationHandling = Displayable.NavigationHandling.handledNoWrap

    var body: some View {
        MyContentView().displayable($displayingItem, navigationHandling: navigationHandling)
    }
}

private struct OlderLinks: View {
    @State private var isActive = false
    @State private var selection: String?

    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(isActive: $isActive) {
                    Text("d")
                } label: {
                    Text("l")
                }
                NavigationLink(tag: "a", selection: $selection) {
                    Text("d")
                } label: {
                    Text("l")
                }
                NavigationLink(destination: Text("d"), isActive: $isActive) { Text("l") }
                NavigationLink(destination: Text("d"), tag: "a", selection: $selection) { Text("l") }
                NavigationLink("t", isActive: $isActive) { Text("d") }
                NavigationLink("t", tag: "a", selection: $selection) { Text("d") }
                NavigationLink("t", destination: Text("d"), isActive: $isActive)
                NavigationLink("t", destination: Text("d"), tag: "a", selection: $selection)
            }
            .navigationBarItems(leading: Text("a"), trailing: Text("b"))
            .navigationBarTitle(Text("T"), displayMode: .inline)
        }
        .navigationViewStyle(.stack)
    }
}

private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            Text("s")
        } content: {
            Text("c")
        } detail: {
            Text("d")
                .toolbarBackground(.blue, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar, .tabBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
                .toolbarTitleDisplayMode(.inline)
                .toolbarRole(.editor)
                .toolbarTitleMenu { Button("Rename") {} }
                .toolbar(.hidden, for: .bottomBar)
                .toolbar {
                    ToolbarItem(placement: .keyboard) { Button("Done") {} }
                    ToolbarItem(placement: .status) { Text("status") }
                    ToolbarItem(placement: .secondaryAction) { Button("More") {} }
                }
                .onOpenURL { url in _ = url.path }
        }
    }
}

@Suite("Source written for displayers") @MainActor
struct DisplayerSourceTests {
    @Test("a coordinator displays through the root view as its document says")
    func sample() {
        let myDisplayerObject = MainCoordinator()
        let myNavigationHandling = Displayable.NavigationHandling.handledWrapInNavigation
        let screen = Screen {
            Displayable.RootView(displayer: myDisplayerObject, navigationHandling: myNavigationHandling) {
                MyContentView()
            }
        }
        myDisplayerObject.modal()
        #expect(screen.text("Some modal SwiftUI view").exists)
        myDisplayerObject.sheet()
        #expect(screen.text("Some sheet SwiftUI view").exists)
        myDisplayerObject.pushed()
        #expect(myDisplayerObject.displayingItem.items.count == 2)
        #expect(screen.text("Some pushed SwiftUI view").exists)
        myDisplayerObject.popToRoot()
        #expect(screen.text("My content").exists)
    }

    private struct Displayed: View {
        @StateObject private var coordinator = MainCoordinator()
        let note: (MainCoordinator) -> Void
        var body: some View {
            Displayable.RootView(displayer: coordinator, navigationHandling: .handledWrapInNavigation) {
                Button("Note") { note(coordinator) }
            }
        }
    }

    @Test("what a coordinator displays goes with the session, and so does the coordinator", arguments: 0..<3)
    func released(display: Int) async {
        weak var left: MainCoordinator?
        let remains = await leftovers(of: { Displayed { left = $0 } }) { screen in
            screen.button("Note").tap()
            switch display {
            case 0: left?.modal()
            case 1: left?.sheet()
            default: left?.pushed()
            }
            #expect(screen.text("Some \(["modal", "sheet", "pushed"][display]) SwiftUI view").exists)
        }
        #expect(remains == [] && left == nil)
    }

    @Test("the modifier, the older links and the columns compile and show their content")
    func forms() {
        #expect(Screen { Host() }.text("My content").exists)
        #expect(Screen { OlderLinks() }.text("T").exists)
        #expect(Screen { Columns() }.text("d").exists)
    }
}
