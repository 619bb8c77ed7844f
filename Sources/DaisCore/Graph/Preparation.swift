// SPDX-License-Identifier: Apache-2.0

/// The reasons for which something is prepared before the user asks for it, and its end.
@MainActor
class Preparation {
    /// The largest number of contents of a kind that are prepared. A new one replaces the one that was wanted first.
    static let limit = 8
    /// The time for which content stays prepared after the last intent.
    static let patience = Duration.seconds(60)

    /// Indicates whether it is prepared although the user has not pointed at anything.
    let isEager: Bool
    /// The views that lead to it.
    fileprivate var owners: Set<ObjectIdentifier> = []
    /// Ends the preparation if the user does not ask for it.
    fileprivate var patience: (any ScheduledAction)?

    init(isEager: Bool) { self.isEager = isEager }
}

/// Something that can be prepared.
@MainActor
protocol Preparable: AnyObject {
    /// The preparation, or `nil` if it is over.
    var preparation: Preparation? { get }
}

/// Keeps what is prepared of one kind, in the order of the last intents.
@MainActor
final class PreparationLine<Item: Preparable> {
    private(set) var all: [Item] = []

    nonisolated init() {}

    var hasRoom: Bool { all.count < Preparation.limit }

    /// Keeps an item as the one that was wanted last. Returns the one that was wanted first, if there are too many.
    ///
    /// - Parameters:
    ///   - owner: The view that leads to the item.
    ///   - expired: A closure that ends the item when the user has not asked for it in time.
    func want(
        _ item: Item, for owner: AnyObject, in tree: Tree, expired: @escaping @MainActor (Item) -> Void
    ) -> Item? {
        guard let preparation = item.preparation else { return nil }
        all.removeAll { $0 === item }
        all.append(item)
        preparation.owners.insert(ObjectIdentifier(owner))
        if !preparation.isEager {
            preparation.patience?.cancel()
            preparation.patience = tree.clock.after(Preparation.patience) { [weak item] in
                if let item { expired(item) }
            }
        }
        return all.count > Preparation.limit ? all.first { $0.preparation?.isEager == false } : nil
    }

    /// Forgets a view that is gone. Returns the items to which no other view leads.
    func forget(_ owner: AnyObject) -> [Item] {
        all.filter { item in
            guard let preparation = item.preparation else { return false }
            return preparation.owners.remove(ObjectIdentifier(owner)) != nil && preparation.owners.isEmpty
        }
    }

    /// Removes an item, because it is shown or its preparation is over.
    func remove(_ item: Item) {
        item.preparation?.patience?.cancel()
        all.removeAll { $0 === item }
    }

    /// Removes the items that satisfy a condition.
    func remove(where isOver: (Item) -> Bool) {
        for item in all where isOver(item) { remove(item) }
    }
}
