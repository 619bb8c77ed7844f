// SPDX-License-Identifier: Apache-2.0

/// A key of the values that the focused view provides.
///
/// ```swift
/// struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
/// extension FocusedValues {
///     var note: Binding<String>? { get { self[NoteKey.self] } set { self[NoteKey.self] = newValue } }
/// }
/// ```
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused view and the views around it provide; see `focusedValue(_:_:)`.
public struct FocusedValues {
    private(set) var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key, or `nil` if no focused view provides one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue.map { $0 as Any } }
    }

    /// The provided model of a type.
    subscript<T: AnyObject>(type: T.Type) -> T? {
        get { values[ObjectIdentifier(type)] as? T }
        set { values[ObjectIdentifier(type)] = newValue.map { $0 as Any } }
    }

    func isSame(as other: FocusedValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { Self.isSame(value, $0) } ?? false }
    }

    private static func isSame(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? any Equatable { return equal(a, b) }
        if type(of: a) is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
        if let a = a as? any BindingLike { return a.isSameBinding(as: b) }
        return false
    }

    private static func equal<E: Equatable>(_ a: E, _ b: Any) -> Bool { a == b as? E }
}

/// A binding of any type, for comparisons.
private protocol BindingLike {
    func isSameBinding(as other: Any) -> Bool
}

extension Binding: BindingLike {
    fileprivate func isSameBinding(as other: Any) -> Bool {
        guard let identity, let other = other as? Binding<Value> else { return false }
        return identity == other.identity
    }
}

/// The focused values of one session.
@MainActor
final class FocusedStore {
    private struct Provider {
        weak var element: Element?
        /// Indicates whether the value counts wherever the focus is.
        let isForScene: Bool
        var set: (inout FocusedValues) -> Void
    }
    /// The providers in the order in which they appeared.
    private var providers: [(node: ObjectIdentifier, provider: Provider)] = []
    private weak var focused: Element?
    /// Written on the main actor, and read where bodies and handlers run.
    nonisolated(unsafe) private(set) var current = FocusedValues()
    let readers = Dependency()

    func add(_ node: _Node, _ element: Element, isForScene: Bool, _ set: @escaping (inout FocusedValues) -> Void) {
        providers.append((ObjectIdentifier(node), Provider(element: element, isForScene: isForScene, set: set)))
        update()
    }

    func change(_ node: _Node, _ set: @escaping (inout FocusedValues) -> Void) {
        for index in providers.indices where providers[index].node == ObjectIdentifier(node) {
            providers[index].provider.set = set
        }
        update()
    }

    func remove(_ node: _Node) {
        providers.removeAll { $0.node == ObjectIdentifier(node) }
        update()
    }

    /// Records that an element has the focus. A button or a link does not take it away, so that a command in a toolbar
    /// still applies to the view that was focused before.
    func focusMoved(to element: Element) {
        guard !providers.isEmpty else { return }
        focused = element
        update()
    }

    private func update() {
        var new = FocusedValues()
        for (_, provider) in providers where provider.isForScene { provider.set(&new) }
        // Values nearer to the focus come last and win.
        var found: [(depth: Int, provider: Provider)] = []
        for (_, provider) in providers where !provider.isForScene {
            if let element = provider.element, let depth = depth(of: element) { found.append((depth, provider)) }
        }
        for (_, provider) in found.sorted(by: { $0.depth > $1.depth }) { provider.set(&new) }
        guard !new.isSame(as: current) else { return }
        current = new
        readers.changed()
    }

    /// Returns the number of elements between the focus and an element around it, or `nil` if it is not around it.
    private func depth(of element: Element) -> Int? {
        var depth = 0
        var link = focused
        while let here = link {
            if here === element { return depth }
            depth += 1
            link = here.parent
        }
        return nil
    }
}

extension SessionScope {
    /// The values that the focused view provides.
    var focusedValues: FocusedStore { shared(FocusedStore.self) { FocusedStore() } }

    /// Records the focus for the views that provide values.
    func focusMoved(to element: Element) { known(FocusedStore.self)?.focusMoved(to: element) }
}
