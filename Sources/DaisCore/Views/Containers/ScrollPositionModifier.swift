// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Connects the position of the scroll view in this view with a state.
    ///
    /// ```swift
    /// ScrollView { LazyVStack { ForEach(0..<500) { Text("Row \($0)") } }.scrollTargetLayout() }
    ///     .scrollPosition($position)
    /// ```
    /// The browser scrolls and tells the server which view of the ``View/scrollTargetLayout(isEnabled:)`` is at the
    /// anchor, at most once per round trip.
    ///
    /// - Parameters:
    ///   - position: The position. Changing it scrolls, with `withAnimation` smoothly.
    ///   - anchor: The point of the scroll view whose view counts, and the point of a view that is scrolled there. With
    ///     `nil`, the first visible view counts.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(binding: position, anchor: anchor))
    }

    /// Connects the identifier of the view at an anchor of a scroll view with a state.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     HStack { ForEach(0..<9) { Text("Card \($0)").padding(40) } }.scrollTargetLayout()
    /// }
    /// .scrollPosition(id: $day)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identifier of a view of the ``View/scrollTargetLayout(isEnabled:)``. Setting it scrolls there, and
    ///     scrolling sets it.
    ///   - anchor: The point of the scroll view whose view counts, and the point of a view that is scrolled there. With
    ///     `nil`, the first visible view counts, and a view scrolls as little as possible.
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(binding: id, anchor: anchor))
    }
}

nonisolated struct ScrollPositionModifier<Value: ScrollFollowing>: ViewModifier, BuiltInModifier {
    let binding: Binding<Value>
    let anchor: UnitPoint?
    @State private var connection = ScrollConnection()

    @MainActor func body(content: Content) -> some View {
        let value = binding.wrappedValue
        connection.begin(at: value.aim, anchor)
        return content.environment(\.scrollConnection, connection)
            .modifier(ScrollFollower(binding: binding, aim: value.aim, connection: connection))
    }
}

/// Passes changes of a binding to the scroll view, and back.
nonisolated struct ScrollFollower<Value: ScrollFollowing>: NodeModifier {
    let binding: Binding<Value>
    let aim: ScrollAim
    let connection: ScrollConnection

    @MainActor static func mounted(_ node: NodeModifierNode<Self>) {
        let connection = node.modifier.connection
        connection.moved = { [weak node] find in
            guard let node, node.isMounted else { return }
            let binding = node.modifier.binding
            var value = binding.wrappedValue
            value.moved(to: find { value.accepts($0) })
            guard value.aim != node.modifier.aim else { return }
            node.modifier.connection.reported = value.aim
            binding.wrappedValue = value
        }
        connection.start(node.modifier.aim)
    }

    @MainActor static func changed(_ node: NodeModifierNode<Self>, from old: Self) {
        let new = node.modifier
        guard new.aim != old.aim, new.aim != new.connection.reported else { return }
        new.connection.reported = nil
        new.connection.go(to: new.aim, isSmooth: node.tree.movesSmoothly)
    }
}

/// Marks a scroll view whose position is connected, or that is observed.
nonisolated struct ScrollPlace: BoxModifier {
    let connection: ScrollConnection?
    let observers: ScrollObservers

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard let box = appearance.box else { return }
        if let connection, connection.joins(box) { appearance.attribute(AttributeName.position, connection.attribute) }
        let subjects = Set(observers.list.filter { $0.joins(box) }.map(\.subject))
        for (name, group) in Dictionary(grouping: subjects, by: \.attribute).sorted(by: { $0.key < $1.key }) {
            appearance.attribute(name, group.map(\.word).sorted().joined(separator: " "))
        }
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        let place = current()
        guard place.connection != nil || !place.observers.list.isEmpty else { return }
        // A scroll view around this one can still take its place.
        node.tree.afterUpdate { [weak element] in
            guard let element else { return }
            if let connection = place.connection, connection.view?.element === element {
                element.on(.scroll) { [weak connection] in connection?.scrolled($0) }
            }
            let observers = place.observers.list.filter { $0.view?.element === element }
            if !observers.isEmpty {
                element.on(.custom) { payload in for observer in observers { observer.handle(payload) } }
            }
        }
    }
}

private struct ScrollConnectionKey: EnvironmentKey { static let defaultValue: ScrollConnection? = nil }

extension EnvironmentValues {
    var scrollConnection: ScrollConnection? {
        get { self[ScrollConnectionKey.self] }
        set { self[ScrollConnectionKey.self] = newValue }
    }
}
