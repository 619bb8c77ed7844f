// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting

/// What a test of presentations does and sees; the part of the browser is played by hand.
extension Screen {
    /// The layers on the page, lowest first.
    var layers: [Element] { tree.overlays.children }
    var top: Element { layers.last! }

    var machines: [PresentationMachine] { tree.presentations.machines }

    var overlayHTML: String { tree.snapshot(of: tree.overlays) }

    /// The buttons whose title is `title`, in the app and in every layer.
    func tap(_ title: String) {
        let found = (all(in: tree.root) + all(in: tree.overlays)).first {
            $0.tag == .button && $0.fullText == title
        }
        send(.click, to: found!)
    }

    private func all(in element: Element) -> [Element] { [element] + element.children.flatMap { all(in: $0) } }

    func shows(_ text: String) -> Bool { overlayHTML.contains(">\(text)<") }

    /// The entry of a layer has ended.
    func entered(_ layer: Element) { send(.entered, to: layer, .number(layer.epoch)) }

    /// The exit of a layer has ended.
    @discardableResult
    func exited(_ layer: Element) -> [Operation] { send(.exited, to: layer, .number(layer.epoch)) }

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
