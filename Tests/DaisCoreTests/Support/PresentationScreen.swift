// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting

/// Actions and queries for tests of presentations, which play the part of the browser.
extension Screen {
    /// The layers on the page, lowest first.
    var layers: [Element] { tree.overlays.children }
    var top: Element { layers.last! }

    var machines: [PresentationMachine] { tree.presentations.machines }

    var overlayHTML: String { tree.overlays.markup }

    /// Does what the first button with that title does, in the app or in a layer. Where no press can be, such as below a
    /// modal, its action runs as it would from elsewhere in the app.
    func tap(_ title: String) {
        let button = button(titled: title)!
        switch Reach.refusal(of: .action, at: button) {
        case .covered, .leaving: operations(after: { _ = button.handle(.click, .null) })
        default: send(.click, to: button)
        }
    }

    /// Sends the press of a button, wherever it is.
    func press(_ title: String) { send(.click, to: button(titled: title)!) }

    func button(titled title: String) -> Element? {
        (all(in: tree.root) + all(in: tree.overlays)).first {
            ($0.tag == .button || $0.tag == .a) && $0.fullText == title
        }
    }

    private func all(in element: Element) -> [Element] { [element] + element.children.flatMap { all(in: $0) } }

    /// Waits for the first diagnostic, and returns all of them, one per line.
    func report() async -> String {
        var told: [String] = []
        await settleTasks {
            told += takeReports()
            return !told.isEmpty
        }
        return told.joined(separator: "\n")
    }

    func shows(_ text: String) -> Bool { overlayHTML.contains(">\(text)<") }

    /// The entry of a layer has ended.
    func entered(_ layer: Element) { send(.entered, to: layer, .number(layer.epoch)) }

    /// The exit of a layer has ended.
    @discardableResult
    func exited(_ layer: Element) -> [Operation] { send(.exited, to: layer, .number(layer.epoch)) }

    /// A finger takes hold of a layer, or lets go and leaves it where it is.
    func drag(_ layer: Element, _ phase: String) {
        guard layer.handles(.detent) else { return }
        send(.detent, to: layer, .array([.string(phase), .number(layer.epoch)]))
    }

    /// The user tries to dismiss a layer in a way that is not allowed.
    func attempt(_ layer: Element, _ reason: String) {
        send(.attempt, to: layer, .array([.string(reason), .number(layer.epoch)]))
    }

    /// The user dismisses a layer.
    @discardableResult
    func dismiss(_ layer: Element, _ reason: String) -> [Operation] {
        send(.dismiss, to: layer, .array([.string(reason), .number(layer.epoch)]))
    }
}

extension Element {
    var fullText: String { (text ?? "") + children.map(\.fullText).joined() }
    var epoch: Double { Double(attribute("data-epoch") ?? "") ?? -1 }
}

/// Notes what happened, in order.
@MainActor
final class Notes {
    var list: [String] = []
    nonisolated init() {}
    func add(_ text: String) { list.append(text) }
    func take() -> [String] {
        defer { list = [] }
        return list
    }
}
