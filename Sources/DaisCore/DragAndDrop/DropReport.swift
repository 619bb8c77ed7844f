// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The reason why a drop, or a drag over a destination, is refused.
enum DropRefusal: String, Error {
    case malformed = "malformed drop"
    case notLifted = "nothing is lifted there"
    case wrongType = "the destination takes no such item"
}

/// The browser reports a drag over a destination in this form.
struct DropReport {
    enum Phase: String {
        case over, out, drop
    }

    let phase: Phase
    /// The number of the element that the drag has begun at, or 0 for a drag from outside.
    let source: UInt32
    let location: CGPoint
    /// Indicates whether the place is after the row, and not before it.
    let isAfter: Bool
    /// The items from outside. Before the drop, browsers tell their types alone.
    let items: [TransferItem]
    let hasFiles: Bool

    /// Reads `[phase,source,x,y,after,items,files]`. Without a source, `items` are the names of the types before the drop.
    init?(_ payload: EventPayload) {
        guard let phase = payload[0].string.flatMap(Phase.init(rawValue:)) else { return nil }
        guard let number = phase == .out ? 0 : payload[1].int, let source = UInt32(exactly: number) else { return nil }
        self.phase = phase
        self.source = source
        location = CGPoint(x: payload[2].points ?? 0, y: payload[3].points ?? 0)
        isAfter = payload[4].bool == true
        hasFiles = payload[6].bool == true
        if phase == .drop {
            items = TransferItem.read(payload[5])
        } else {
            let names = (payload[5].array ?? []).prefix(20).compactMap(\.string)
            items = names.isEmpty ? [] : [TransferItem(names: names)]
        }
    }
}

extension Element {
    /// Returns why an event of a drag over this element is refused, or `nil` if it is not.
    func refusal(ofDrop payload: EventPayload) -> String? {
        guard let report = DropReport(payload) else { return DropRefusal.malformed.rawValue }
        guard report.phase != .out else { return nil }
        do throws(DropRefusal) {
            _ = try document.tree.scope.drags.items(of: report, at: self)
            return nil
        } catch {
            return error.rawValue
        }
    }
}
