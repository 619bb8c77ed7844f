// SPDX-License-Identifier: Apache-2.0

/// An array that needs no storage of its own while it holds one element: what nearly all nodes have of readers,
/// dependencies, kept properties and boxes. An array of one costs 56 bytes of heap.
enum Few<Element> {
    case none
    case one(Element)
    case many([Element])

    init() { self = .none }

    var count: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let list): list.count
        }
    }

    subscript(index: Int) -> Element {
        switch self {
        case .one(let element) where index == 0: element
        case .many(let list): list[index]
        default: preconditionFailure("index \(index) of \(count)")
        }
    }

    mutating func append(_ element: Element) {
        switch self {
        case .none: self = .one(element)
        case .one(let first): self = .many([first, element])
        case .many(var list):
            // Released first, so that the list is not copied.
            self = .none
            list.append(element)
            self = .many(list)
        }
    }

    mutating func prepend(_ element: Element) {
        var list = [element]
        forEach { list.append($0) }
        self = list.count == 1 ? .one(element) : .many(list)
    }

    /// Removes the last element that satisfies the condition: what goes was often added last.
    mutating func removeLast(where condition: (Element) -> Bool) {
        switch self {
        case .none: break
        case .one(let element): if condition(element) { self = .none }
        case .many(var list):
            self = .none
            if let index = list.lastIndex(where: condition) { list.remove(at: index) }
            self = .many(list)
        }
    }

    func contains(where condition: (Element) -> Bool) -> Bool {
        switch self {
        case .none: false
        case .one(let element): condition(element)
        case .many(let list): list.contains(where: condition)
        }
    }

    func forEach(_ body: (Element) -> Void) {
        switch self {
        case .none: break
        case .one(let element): body(element)
        case .many(let list): for element in list { body(element) }
        }
    }
}

extension Few: Sendable where Element: Sendable {}

extension Few where Element: Equatable {
    func contains(_ element: Element) -> Bool { contains { $0 == element } }

    mutating func removeLast(_ element: Element) { removeLast { $0 == element } }
}
