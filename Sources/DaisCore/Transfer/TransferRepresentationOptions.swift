// SPDX-License-Identifier: Apache-2.0

/// The apps that see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let rank: Int

    /// Every app. Only such representations leave the browser.
    public static let all = Self(rank: 0)
    /// Apps of the same team. In a browser, this app alone.
    public static let team = Self(rank: 1)
    /// Apps of the same group. In a browser, this app alone.
    public static let group = Self(rank: 2)
    /// This app alone.
    public static let ownProcess = Self(rank: 3)
}

extension TransferRepresentation {
    /// Exports only items that meet a condition.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        changed { step in
            let inner = step.isAllowed
            step.isAllowed = { box in inner(box) && (try? condition(_TransferStep.item(box, Item.self))) == true }
        }
    }

    /// Sets the name of the file that a receiver gets.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        changed { $0.fileName = { _ in fileName } }
    }

    /// Sets the name of the file that a receiver gets, for each item.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        changed { step in
            step.fileName = { box in (try? _TransferStep.item(box, Item.self)).flatMap(fileName) }
        }
    }

    /// Sets the apps that see the representation.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        changed { $0.visibility = visibility }
    }

    private func changed(_ change: (inout _TransferStep) -> Void) -> TupleTransferRepresentation<Item, Self> {
        TupleTransferRepresentation(
            _steps: _steps.map { step in
                var step = step
                change(&step)
                return step
            })
    }
}
