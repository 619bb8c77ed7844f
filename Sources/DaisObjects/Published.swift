// SPDX-License-Identifier: Apache-2.0
public import OpenCombine

/// A property of a class that publishes its changes.
///
/// Writing the property fires the enclosing `ObservableObject`'s `objectWillChange` and then the property's own
/// publisher, both before the new value is stored. `$property` is that publisher; it starts with the current value.
///
/// ```swift
/// final class Search: ObservableObject {
///     @Published var query = ""
///     @Published private(set) var isEmpty = true
///
///     init() { $query.map(\.isEmpty).assign(to: &$isEmpty) }
/// }
/// ```
@propertyWrapper
public struct Published<Value> {
    let box: PublishedBox<Value>

    /// Creates the property with an initial value.
    public init(wrappedValue: Value) {
        box = PublishedBox(wrappedValue)
    }

    /// Creates the property with an initial value.
    public init(initialValue: Value) {
        box = PublishedBox(initialValue)
    }

    /// The publisher of the property.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        // `assign(to: &$property)` needs an lvalue. The publisher only refers to the box, so nothing is stored.
        set { _ = newValue }
    }

    /// Not available: the wrapper is only for properties of classes.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { preconditionFailure("@Published is only available on properties of classes") }
        set { preconditionFailure("@Published is only available on properties of classes, not for \(newValue)") }
    }

    /// The value of the property in its object. Writing it publishes the change first.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.current }
        set { object[keyPath: storageKeyPath].box.publish(newValue) }
    }
}

extension Published {
    /// Publishes the current value of a property to each new subscriber, and each later value before it is stored.
    public struct Publisher: OpenCombine.Publisher {
        /// The type of the property.
        public typealias Output = Value
        /// The publisher never fails.
        public typealias Failure = Never

        let box: PublishedBox<Value>

        /// Subscribes to the values.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            box.subject().receive(subscriber: subscriber)
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes every value to an `@Published` property until the property's object is deallocated.
    ///
    /// There is no cancellable to keep: the subscription belongs to the property and does not keep the object alive.
    ///
    /// - Parameter published: The property, as `&$property`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        box.keep(sink { [weak box] in box?.publish($0) })
    }
}
