// SPDX-License-Identifier: Apache-2.0

/// The occasions on which a scroll view consults its anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Role { case initialOffset, sizeChanges, alignment }
    let role: Role

    /// The place at which the scroll view begins.
    public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
    /// The place that stays when the content or the scroll view changes its size. It stays while the user is there.
    public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
    /// The place of content that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(role: .alignment)
}

extension View {
    /// Lets the scroll views in this view begin, grow and align their content at an anchor.
    ///
    /// ```swift
    /// ScrollView { ForEach(messages) { MessageRow(message: $0) } }
    ///     .defaultScrollAnchor(.bottom)
    /// ```
    /// A conversation then begins at its end, and stays there as messages arrive, until the user scrolls away.
    ///
    /// - Parameter anchor: A point of the scroll view and of its content, or `nil` for the leading edge and the top.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) { $0 = ScrollAnchors(all: anchor) }
    }

    /// Sets the anchor of the scroll views in this view for one role.
    ///
    /// ```swift
    /// ScrollView { ForEach(messages) { MessageRow(message: $0) } }
    ///     .defaultScrollAnchor(.bottom)
    ///     .defaultScrollAnchor(.top, for: .alignment)
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: A point of the scroll view and of its content, or `nil` for the leading edge and the top.
    ///   - role: The occasion on which the anchor applies.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { $0[role.role] = anchor }
    }
}

/// The anchors of a scroll view.
nonisolated struct ScrollAnchors: Equatable, Sendable {
    private var offset: UnitPoint?
    private var sizes: UnitPoint?
    private var alignment: UnitPoint?

    init(all anchor: UnitPoint? = nil) { (offset, sizes, alignment) = (anchor, anchor, anchor) }

    subscript(role: ScrollAnchorRole.Role) -> UnitPoint? {
        get {
            switch role {
            case .initialOffset: offset
            case .sizeChanges: sizes
            case .alignment: alignment
            }
        }
        set {
            switch role {
            case .initialOffset: offset = newValue
            case .sizeChanges: sizes = newValue
            case .alignment: alignment = newValue
            }
        }
    }

    /// Describes the anchors. The browser places the content itself where it is smaller.
    @MainActor func describe(_ appearance: inout Appearance, _ axes: Axis.Set) {
        if offset != nil || sizes != nil {
            let values = [offset, sizes].flatMap { [$0?.x, $0?.y] }.map { $0.map { Double($0).css } ?? "-" }
            appearance.attribute(AttributeName.anchors, values.joined(separator: " "))
        }
        guard let alignment, axes == .vertical || axes == .horizontal else { return }
        let share = axes == .vertical ? alignment.y : alignment.x
        // Without `safe`, the beginning of larger content would be out of reach.
        if share != 0 { appearance.set("justify-content", share == 1 ? "safe flex-end" : "safe center") }
    }
}

private struct ScrollAnchorsKey: EnvironmentKey { static let defaultValue = ScrollAnchors() }

extension EnvironmentValues {
    /// The anchors of scroll views.
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}
