// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

// The other blocks of the coordinator's document. Where one cannot compile anywhere, as `onChange(of:)` with an item that
// is not equatable, or a closure without a body, the smallest change is made that lets it.

private struct ItemSheetModifier<Item: Identifiable & Equatable, SheetContent: View>: ViewModifier {
    @Binding var item: Item?
    @ViewBuilder let sheetContent: (Item) -> SheetContent
    let onDismiss: (@MainActor @Sendable () -> Void)?
    @State private var presented: UUID?

    @Environment(\.presentationCoordinator) private var coordinator

    func body(content: Content) -> some View {
        content
            .onChange(of: item) { oldValue, newValue in
                if let item = newValue {
                    presented = coordinator.present(
                        type: .sheet, content: AnyView(sheetContent(item)), onDismiss: { onDismiss?() })
                } else if oldValue != nil, let id = presented {
                    coordinator.dismiss(id)
                }
            }
    }
}

private struct Look: Equatable, Sendable {
    var name: String
    static let light = Look(name: "light")
    static let dark = Look(name: "dark")
}

private struct LookKey: EnvironmentKey {
    static let defaultValue = Look.light
}

extension EnvironmentValues {
    fileprivate var look: Look {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

private struct ThemedView: View {
    @Environment(\.look) private var look
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { Text("\(look.name) in \(colorScheme == .dark ? "dark" : "light")") }
}

private struct Themed: View {
    @State private var showSheet = false

    var body: some View {
        VStack {
            Text("Root")
            Button("Show") { showSheet = true }
        }
        .sheet(isPresented: $showSheet) {
            ThemedView()
        }
        .environment(\.look, .dark)
        .environment(\.colorScheme, .dark)
    }
}

@MainActor
private class AppState: ObservableObject {
    @Published var data: [String] = []
}

private struct EditorView: View {
    @EnvironmentObject private var state: AppState
    var body: some View {
        Button("Add") { state.data.append("more") }
    }
}

private struct Shared: View {
    @StateObject private var state = AppState()
    @State private var show = false
    @State private var text = ""
    @State private var showField = false

    var body: some View {
        VStack {
            Text("\(state.data.count) items")
            Text("typed \(text)")
            Button("Edit") { show = true }
            Button("Write") { showField = true }
        }
        .sheet(isPresented: $show) {
            EditorView()
                .environmentObject(state)  // Shared state
        }
        .sheet(isPresented: $showField) {
            TextField("Text", text: $text)  // Binds to parent's state
        }
    }
}

private struct LocalState: View {
    @State private var showSheet = true

    var body: some View {
        Text("Root")
            .sheet(isPresented: $showSheet) {
                VStack {
                    @State var counter = 0  // Isolated to sheet
                    Text("Count: \(counter)")
                    Button("Increment") { counter += 1 }
                }
            }
    }
}

private struct Options: View {
    @State private var show = true
    let hasUnsavedChanges = true

    var body: some View {
        Text("Root")
            .sheet(isPresented: $show) {
                Text("Options")
                    .interactiveDismissDisabled(hasUnsavedChanges)
                    .presentationDragIndicator(.visible)
                    .presentationCornerRadius(20)
                    .presentationDetents([
                        .medium, .large, .height(200), .fraction(0.4), .custom({ $0.maxDetentValue * 0.5 }),
                    ])
            }
    }
}

private enum PresentationTransition {
    case slide
    case fade
    case scale
}

private struct Number: Identifiable, Equatable { let id: Int }

private struct Items: View {
    @State private var item: Number?
    @State private var ended = 0
    var body: some View {
        VStack {
            Button("One") { item = Number(id: 1) }
            Text("ended \(ended)")
        }
        .modifier(
            ItemSheetModifier(
                item: $item,
                sheetContent: { number in
                    Text("Number \(number.id)")
                    Button("None") { item = nil }
                }, onDismiss: { ended += 1 }))
    }
}

@MainActor
private func presentSheet(_ coordinator: PresentationCoordinator) -> UUID {
    coordinator.present(type: .sheet, content: AnyView(Text("from anywhere")))
}

@Suite("Source of the coordinator's document") @MainActor
struct CoordinatorDocumentTests {
    @Test("a modifier that follows an item with the coordinator")
    func item() {
        let screen = Screen { Items() }
        screen.button("One").tap()
        #expect(screen.text("Number 1").exists)
        screen.button("None").tap()
        #expect(!screen.text("Number 1").exists)
        #expect(screen.text("ended 1").exists)
    }

    @Test("the environment of the presenter holds in the sheet")
    func environment() {
        let screen = Screen { Themed() }
        screen.button("Show").tap()
        #expect(screen.text("dark in dark").exists)
    }

    @Test("objects and bindings cross the boundary")
    func shared() {
        let screen = Screen { Shared() }
        screen.button("Edit").tap()
        screen.button("Add").tap()
        screen.sheet().dismiss()
        #expect(screen.text("1 items").exists)
        screen.button("Write").tap()
        screen.textField("Text").type("hello")
        screen.sheet().dismiss()
        #expect(screen.text("typed hello").exists)
    }

    @Test("state declared among views compiles and is shown, and belongs to no view that could keep a change")
    func localState() {
        let screen = Screen { LocalState() }
        screen.button("Increment").tap()
        #expect(screen.text("Count: 0").exists)
    }

    @Test("a sheet has five heights and a handle, and cannot be dismissed while changes are unsaved")
    func options() {
        let screen = Screen { Options() }
        #expect(screen.text("Options").exists)
        #expect(screen.sheet().slider("Sheet height").exists)
        #expect(!screen.sheet().dismiss(by: .drag))
        #expect(screen.text("Options").exists)
    }

    @Test("what the samples present goes with the session")
    func released() async {
        func after(_ button: String) -> @MainActor (Screen) async -> Void {
            return {
                if !button.isEmpty { $0.button(button).tap() }
                #expect($0.sheet().exists)
            }
        }
        #expect(await leftovers(of: { Items() }, after: after("One")) == [])
        #expect(await leftovers(of: { Themed() }, after: after("Show")) == [])
        #expect(await leftovers(of: { Shared() }, after: after("Edit")) == [])
        #expect(await leftovers(of: { Shared() }, after: after("Write")) == [])
        #expect(await leftovers(of: { LocalState() }, after: after("")) == [])
        #expect(await leftovers(of: { Options() }, after: after("")) == [])
    }

    @Test("types are values with an anchor and an edge, entries tell what they are")
    func types() throws {
        let all: [PresentationType] = [
            .sheet, .fullScreenCover, .alert, .confirmationDialog,
            .popover(anchor: .point(.top), edge: .leading),
        ]
        #expect(all[4] == .popover(anchor: .point(.top), edge: .leading))
        #expect(all[4] != .popover(anchor: .rect(.bounds), edge: .leading))
        let coordinator = PresentationCoordinator()
        var dismissed = 0
        let id = coordinator.present(
            type: .alert, content: AnyView(Text("Content")), onDismiss: { dismissed += 1 })
        let entry = try #require(coordinator.topPresentation())
        #expect(entry.id == id && entry.type == .alert && entry.zIndex == 1000 && entry.onDismiss != nil)
        #expect(coordinator.dismiss(id) && !coordinator.dismiss(id))
        #expect(dismissed == 1)
        let other = presentSheet(coordinator)
        #expect(coordinator.presentations.map(\.id) == [other])
        coordinator.dismissAll()
        #expect(coordinator.presentations.isEmpty)
    }
}
