// SPDX-License-Identifier: Apache-2.0

// A binding to a collection is a collection of bindings: `ForEach($items) { $item in … }`.

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let base = self
        let last = BindingElement(wrappedValue[position])
        return Binding<Value.Element>(
            identity: (position as? any Hashable).flatMap { identity?.appending(AnyHashable($0)) },
            unsafeGet: {
                // The row of a removed element is evaluated once more before it goes.
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
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

private final class BindingElement<Element> {
    var value: Element
    init(_ value: Element) { self.value = value }
}
