// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting

/// Completions that modals were handed and have not called yet; a test calls them when the motion shall be over.
@MainActor
final class Completions {
    private(set) var list: [(name: String, call: () -> Void)] = []
    nonisolated init() {}

    func keep(_ name: String, _ completion: @escaping () -> Void) { list.append((name, completion)) }

    /// Calls the oldest that is waiting under this name, and answers it for another call.
    @discardableResult
    func finish(_ name: String) -> () -> Void {
        guard let index = list.firstIndex(where: { $0.name == name }) else { return {} }
        let call = list.remove(at: index).call
        call()
        return call
    }
}

/// A modal that writes down what it is told, and leaves when a test says so.
struct TestModal: View {
    let name: String
    let notes: Notes
    let completions: Completions
    @Binding var isPresented: Bool
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
    @Environment(\.presentationHostContainerSize) private var size: CGSize
    @Environment(\.presentationHostSafeAreaInsets) private var insets: EdgeInsets
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("\(name) \(mode.id) \(Int(size.width))x\(Int(size.height)) \(Int(insets.top)) \(Int(insets.bottom))")
            Button("Dismiss \(name)") { dismiss() }
        }
        .onAppear { notes.add("\(name) appeared") }
        .onDisappear { notes.add("\(name) disappeared") }
        .onReceive(mode.presentPublisher) { notes.add("\(name) in") }
        .onReceive(mode.dismissPublisher) { completion in
            notes.add("\(name) out")
            completions.keep(name, completion)
        }
        .onReceive(mode.dimmingViewTapActionPublisher) {
            notes.add("\(name) tapped")
            isPresented = false
        }
    }
}

extension View {
    /// The test's own modal, with everything noted.
    func testModal(
        _ name: String, layer: String? = nil, id: String? = nil, uiModel: PresentationHostUIModel = .init(),
        _ isPresented: Binding<Bool>, _ notes: Notes, _ completions: Completions
    ) -> some View {
        presentationHost(
            layerID: layer, id: id ?? name, uiModel: uiModel, isPresented: isPresented,
            onPresent: { notes.add("\(name) onPresent") }, onDismiss: { notes.add("\(name) onDismiss") },
            content: { TestModal(name: name, notes: notes, completions: completions, isPresented: isPresented) })
    }
}

extension Screen {
    /// The layers inside the app that hold something, in the order of the page.
    var stages: [Element] {
        var found: [Element] = []
        func look(_ element: Element) {
            if element.classes == "host-layers stage" { found.append(element) }
            for child in element.children { look(child) }
        }
        look(tree.root)
        return found
    }

    /// The modals in them, lowest first.
    var modals: [Element] { stages.flatMap(\.children) }

    /// The view that the first layer is attached to.
    var frame: Element {
        var found: Element?
        func look(_ element: Element) {
            if found == nil, element.classes == "O host" { found = element }
            for child in element.children { look(child) }
        }
        look(tree.root)
        return found!
    }

    func measured(_ width: Double, _ height: Double, x: Double = 0, y: Double = 0) {
        send(.measure, to: frame, .array([width, height, x, y, 0, 0, 0, 0].map { .number($0) }))
    }

    /// Returns the diagnostics since the last call.
    func reports() async -> [String] {
        var found: [String] = []
        await settleTasks {
            found += takeReports()
            return !found.isEmpty
        }
        return found
    }
}
