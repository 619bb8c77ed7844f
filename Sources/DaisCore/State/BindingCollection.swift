// SPDX-License-Identifier: Apache-2.0

// A binding to a collection is a collection of bindings: `ForEach($items) { $item in … }`.

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// An iterator over bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A slice of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The index of the underlying collection.
    public typealias Index = Value.Index
    /// The indices of the underlying collection.
    public typealias Indices = Value.Indices
    /// The index of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The indices of all elements.
    public var indices: Value.Indices { wrappedValue.indices }
    /// Returns the index after the given one.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    /// Returns a binding to the element at an index. After its removal, reads return the last value and writes do
    /// nothing.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        element(at: position, last: wrappedValue[position])
    }

    /// Returns a binding to the element at an index, which need not be in the collection any more.
    ///
    /// - Parameter value: The element's value when the index was last valid.
    func element(at position: Value.Index, last value: Value.Element) -> Binding<Value.Element> {
        let base = self
        let last = BindingElement(value)
        return Binding<Value.Element>(
            identity: (position as? any Hashable).flatMap { identity?.appending(AnyHashable($0)) },
            unsafeGet: {
                // The row of a removed element is evaluated once more before it disappears.
                let value = base.wrappedValue
                if position >= value.startIndex, position < value.endIndex { last.value = value[position] }
                return last.value
            },
            set: { new, transaction in
                var value = base.wrappedValue
                guard position >= value.startIndex, position < value.endIndex else { return }
                value[position] = new
                base.transaction(transaction).wrappedValue = value
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the index before the given one.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

private final class BindingElement<Element> {
    var value: Element
    init(_ value: Element) { self.value = value }
}
