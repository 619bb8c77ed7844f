// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// What a browser remembers and the server's elements do not say: the focus, what fields show, which layers have played
/// their entry. Kept from the operations and from what the test does, as the client keeps it.
@MainActor
final class BrowserMemory {
    private(set) weak var focused: Element?
    /// The field that was edited and has not said so with a `change` yet.
    weak var edited: Element?
    private var values: [UInt32: PropertyValue] = [:]
    /// The epoch for which a layer's entry was reported.
    private var entered: [UInt32: Int] = [:]
    /// Layers whose exit plays, with its epoch.
    private(set) var exits: [(layer: UInt32, epoch: Int)] = []
    /// Numbers of completions whose animations have been sent.
    private var ended: [Int] = []
    private unowned let tree: Tree

    init(of tree: Tree) { self.tree = tree }

    func see(_ operations: [Operation]) {
        for operation in operations {
            switch operation {
            case .property(let id, _, let value, _): values[id] = value
            case .focus(let id, true): focused = tree.first { $0.id == id }
            case .focus(let id, false): if focused?.id == id { focused = nil }
            case .remove(let id): values[id] = nil
            case .layer(let id, .exit, let epoch): exits.append((id, epoch))
            case .layer(let id, _, _): exits.removeAll { $0.layer == id }
            case .animated(_, let numbers, let inside):
                ended += numbers.map(abs)
                see(inside)
            default: break
            }
        }
        if focused?.id == 0 { focused = nil }
    }

    func focus(_ element: Element?) { focused = element }

    func beginExit(of layer: Element, epoch: Int) {
        if !exits.contains(where: { $0.layer == layer.id }) { exits.append((layer.id, epoch)) }
    }

    func takeExits() -> [(layer: UInt32, epoch: Int)] {
        defer { exits = [] }
        return exits
    }

    func takeEnded() -> [Int] {
        defer { ended = [] }
        return ended
    }

    /// Layers that came onto the page, or came again, since the last call.
    func takeEntries() -> [(layer: Element, epoch: Int)] {
        layers.compactMap { layer in
            let epoch = layer.epoch
            guard layer.attribute("data-layer") != nil, layer.id != 0, entered[layer.id] != epoch else { return nil }
            entered[layer.id] = epoch
            return (layer, epoch)
        }
    }

    /// Those of places inside the app, then those above it.
    var layers: [Element] {
        var found: [Element] = []
        tree.root.visit { if $0.classes == "host-layers" || $0.classes == "host-layers stage" { found += $0.children } }
        return found + tree.overlays.children
    }

    // MARK: Fields

    func value(of field: Element) -> PropertyValue {
        if let value = values[field.id] ?? field.fieldValue { return value }
        switch field.attribute("type") {
        case "checkbox", "radio": return .flag(field.attribute("checked") != nil)
        default: return .text(field.attribute("value") ?? field.text ?? "")
        }
    }

    func set(_ value: PropertyValue, in field: Element) { values[field.id] = value }
}

extension Element {
    /// Which presentation of a layer this is.
    var epoch: Int { attribute("data-epoch").flatMap { Int($0) } ?? 0 }
}
