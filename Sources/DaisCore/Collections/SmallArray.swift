// SPDX-License-Identifier: Apache-2.0

/// An array that stores a single element inline. Nearly all nodes have one reader, dependency, property or box, and an
/// array of one takes 56 bytes of heap.
enum SmallArray<Item> {
    case none
    case one(Item)
    case many([Item])

    init() { self = .none }

    var count: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let list): list.count
        }
    }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Item {
        switch self {
        case .one(let element) where index == 0: element
        case .many(let list): list[index]
        default: preconditionFailure("index \(index) of \(count)")
        }
    }

    mutating func append(_ element: Item) {
        switch self {
        case .none: self = .one(element)
        case .one(let first): self = .many([first, element])
        case .many(var list):
            // Releasing the storage first avoids a copy of the list.
            self = .none
            list.append(element)
            self = .many(list)
        }
    }

    mutating func prepend(_ element: Item) {
        var list = [element]
        forEach { list.append($0) }
        self = list.count == 1 ? .one(element) : .many(list)
    }

    /// Removes the last element that satisfies a condition. The search starts at the end, where recent elements are.
    mutating func removeLast(where condition: (Item) -> Bool) {
        switch self {
        case .none: break
        case .one(let element): if condition(element) { self = .none }
        case .many(var list):
            self = .none
            if let index = list.lastIndex(where: condition) { list.remove(at: index) }
            self = .many(list)
        }
    }

    func contains(where condition: (Item) -> Bool) -> Bool {
        switch self {
        case .none: false
        case .one(let element): condition(element)
        case .many(let list): list.contains(where: condition)
        }
    }

    func forEach(_ body: (Item) -> Void) {
        switch self {
        case .none: break
        case .one(let element): body(element)
        case .many(let list): for element in list { body(element) }
        }
    }
}

extension SmallArray: Sendable where Item: Sendable {}

extension SmallArray where Item: Equatable {
    func contains(_ element: Item) -> Bool { contains { $0 == element } }

    mutating func removeLast(_ element: Item) { removeLast { $0 == element } }
}
