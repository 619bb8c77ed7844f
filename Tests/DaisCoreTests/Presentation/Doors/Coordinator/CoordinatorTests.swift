// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Foundation
import Testing

/// Presents by calls, and shows what the coordinator lists.
@MainActor
private struct Caller: View {
    let notes: Notes
    @Environment(\.presentationCoordinator) private var coordinator
    var body: some View {
        VStack {
            Button("Sheet") {
                coordinator.present(type: .sheet, content: AnyView(Text("called"))) { notes.add("sheet gone") }
            }
            Button("Alert") {
                coordinator.present(type: .alert, content: AnyView(Text("Look out"))) { notes.add("alert gone") }
            }
            Button("None") { coordinator.dismissAll() }
            Button("Flash") {
                let id = coordinator.present(type: .sheet, content: AnyView(Text("flash"))) { notes.add("flash gone") }
                coordinator.dismiss(id)
            }
            Listing(coordinator: coordinator)
        }
    }
}

private struct Listing: View {
    @ObservedObject var coordinator: PresentationCoordinator
    var body: some View {
        Text("listed \(coordinator.presentations.map { "\($0.type.name) \($0.zIndex)" }.joined(separator: ", "))")
    }
}

@MainActor
@Suite("Coordinator")
struct CoordinatorTests {
    private let notes = Notes()

    @Test("a coordinator without a host changes its count at once, and tells a dismissal once")
    func withoutHost() {
        let coordinator = PresentationCoordinator()
        let id = coordinator.present(type: .sheet, content: AnyView(Text("Test"))) { [notes] in notes.add("gone") }
        #expect(coordinator.count == 1)
        #expect(coordinator.topPresentation()?.id == id)
        #expect(coordinator.dismiss(id))
        #expect(coordinator.count == 0)
        #expect(!coordinator.dismiss(id))
        #expect(notes.take() == ["gone"])
    }

    @Test("z-indices start at 1000 and are always higher than the highest there is, also after one below has gone")
    func zIndices() {
        let coordinator = PresentationCoordinator()
        let ids = (0..<3).map { _ in coordinator.present(type: .sheet, content: AnyView(Text("Test"))) }
        #expect(coordinator.presentations.map(\.zIndex) == [1000, 1010, 1020])
        coordinator.dismiss(ids[0])
        coordinator.present(type: .alert, content: AnyView(Text("Test")))
        #expect(coordinator.presentations.map(\.zIndex) == [1010, 1020, 1030])
    }

    @Test("dismissAll ends everything, from the top, and lists nothing")
    func dismissAll() {
        let coordinator = PresentationCoordinator()
        for name in ["a", "b", "c"] {
            coordinator.present(type: .sheet, content: AnyView(Text(name))) { [notes] in notes.add(name) }
        }
        coordinator.dismissAll()
        #expect(coordinator.presentations.isEmpty)
        #expect(notes.take() == ["c", "b", "a"])
    }

    @Test("a presentation by call is a layer with the z-index of its entry; the user's dismissal removes the entry")
    func layer() {
        let screen = Screen { Caller(notes: notes) }
        screen.tap("Sheet")
        screen.tap("Sheet")
        #expect(screen.layers.map { $0.style["z-index"] } == ["1000", "1010"])
        #expect(screen.html.contains("listed sheet 1000, sheet 1010"))
        screen.entered(screen.top)
        screen.dismiss(screen.top, "escape")
        #expect(screen.html.contains("listed sheet 1000<"))
        #expect(notes.take() == [])
        screen.exited(screen.top)
        #expect(screen.layers.count == 1)
        #expect(notes.take() == ["sheet gone"])
    }

    @Test("dismissAll lets every layer leave at once and reports each when it has gone")
    func dismissAllLayers() {
        let screen = Screen { Caller(notes: notes) }
        screen.tap("Sheet")
        screen.tap("Sheet")
        screen.tap("None")
        #expect(screen.html.contains("listed <"))
        #expect(screen.machines.map(\.isLeaving) == [true, true])
        #expect(notes.take() == [])
        for layer in screen.layers { screen.exited(layer) }
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["sheet gone", "sheet gone"])
    }

    @Test(
        "dismissAll reports from the top down, in whichever order the browser reports the exits",
        arguments: [true, false])
    func dismissAllInOrder(isFromBottom: Bool) {
        let screen = Screen { Text("Page") }
        let coordinator = screen.scope.coordinator
        screen.operations(after: {
            for name in ["1", "2", "3"] {
                coordinator.present(type: .sheet, content: AnyView(Text(name))) { [notes] in notes.add(name) }
            }
        })
        screen.operations(after: { coordinator.dismissAll() })
        let layers = screen.layers
        for layer in isFromBottom ? layers : layers.reversed() { screen.exited(layer) }
        #expect(notes.take() == ["3", "2", "1"])
        #expect(screen.layers.isEmpty)
    }

    @Test("presentations that end one after the other wait for none above them")
    func dismissOneByOne() {
        let screen = Screen { Text("Page") }
        let coordinator = screen.scope.coordinator
        var ids: [UUID] = []
        screen.operations(after: {
            for name in ["1", "2"] {
                ids.append(
                    coordinator.present(type: .sheet, content: AnyView(Text(name))) { [notes] in notes.add(name) })
            }
        })
        screen.operations(after: { coordinator.dismiss(ids[0]) })
        screen.operations(after: { coordinator.dismiss(ids[1]) })
        screen.exited(screen.layers[0])
        #expect(notes.take() == ["1"])
    }

    @Test("a presentation that a coordinator dismisses in the same turn is never shown, and reported once")
    func flash() {
        let screen = Screen { Caller(notes: notes) }
        screen.tap("Flash")
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["flash gone"])
    }

    @Test("an alert stands above a sheet that came later, in the page and by its number")
    func ranks() {
        let screen = Screen { Caller(notes: notes) }
        screen.tap("Alert")
        screen.tap("Sheet")
        #expect(screen.layers.map { $0.attribute("data-layer") } == ["sheet", "alert"])
        #expect(screen.layers.map { $0.style["z-index"] } == ["1010", "1020"])
        #expect(screen.html.contains("listed sheet 1010, alert 1020"))
    }

    @Test("an alert presented by call has an OK that closes it")
    func alert() {
        let screen = Screen { Caller(notes: notes) }
        screen.tap("Alert")
        screen.tap("OK")
        screen.exited(screen.top)
        #expect(screen.layers.isEmpty)
        #expect(notes.take() == ["alert gone"])
    }

    @Test("a new z-index is never below a layer that is still leaving")
    func leavingLayers() {
        let screen = Screen { Caller(notes: notes) }
        for _ in 0..<3 { screen.tap("Sheet") }
        screen.dismiss(screen.layers[2], "escape")
        screen.dismiss(screen.layers[1], "escape")
        screen.tap("Sheet")
        let numbers = screen.layers.map { Int($0.style["z-index"] ?? "") ?? 0 }
        #expect(numbers.count == 4)
        #expect(numbers == numbers.sorted())
        #expect(screen.machines.filter { !$0.isLeaving }.map(\.zIndex) == [1000, 1010])
    }

    @Test("onDismiss may dismiss another presentation and present one, and each ends once")
    func reentrant() {
        let coordinator = PresentationCoordinator()
        let second = coordinator.present(type: .sheet, content: AnyView(Text("second"))) { [notes] in
            notes.add("second gone")
        }
        let first = coordinator.present(type: .sheet, content: AnyView(Text("first"))) { [notes] in
            notes.add("first gone, \(coordinator.presentations.count) listed")
            coordinator.dismiss(second)
            coordinator.present(type: .alert, content: AnyView(Text("third"))) { notes.add("third gone") }
        }
        coordinator.dismiss(first)
        #expect(notes.take() == ["first gone, 1 listed", "second gone"])
        #expect(coordinator.presentations.map(\.type) == [.alert])
        coordinator.present(type: .sheet, content: AnyView(Text("fourth"))) { [notes] in
            notes.add("fourth gone, \(coordinator.presentations.count) listed")
            coordinator.dismissAll()
        }
        coordinator.dismissAll()
        #expect(notes.take() == ["fourth gone, 0 listed", "third gone"])
    }

    @Test("sessions have coordinators of their own")
    func sessions() {
        let first = Screen { Caller(notes: notes) }
        let second = Screen { Caller(notes: notes) }
        first.tap("Sheet")
        #expect(first.layers.count == 1)
        #expect(second.layers.isEmpty)
        #expect(second.html.contains("listed <"))
    }

    @Test("closing the session reports no dismissal")
    func closing() {
        var screen: Screen? = Screen { Caller(notes: notes) }
        screen?.tap("Sheet")
        screen = nil
        #expect(notes.take() == [])
    }
}
