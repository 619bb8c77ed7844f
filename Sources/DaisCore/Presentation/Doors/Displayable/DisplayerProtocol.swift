// SPDX-License-Identifier: Apache-2.0
public import DaisObjects

/// An object that decides what a view displays, such as a view model or a coordinator.
///
/// A displayer that was displayed by another one has it as its parent. It pushes onto the stack of the topmost parent
/// that pushes, so that one stack holds all pages.
///
/// ```swift
/// final class Cart: DisplayerProtocol {
///     @Published var displayingItem: Displayable.ViewItem = .none
///     weak var parentDisplayer: (any DisplayerProtocol)?
/// }
/// ```
@MainActor @preconcurrency
public protocol DisplayerProtocol: AnyObject, ObservableObject {
    /// The displayed item. Declare it `@Published`.
    var displayingItem: Displayable.ViewItem { get set }

    /// The displayer that displayed this displayer's view. Declare it `weak`: the parent's item holds the child's view,
    /// which holds the child.
    var parentDisplayer: (any DisplayerProtocol)? { get set }
}

extension DisplayerProtocol {
    /// Pushes a view onto the stack of the topmost parent that pushes, or onto this displayer's stack.
    ///
    /// - Parameter anyView: A view of any type.
    public func pushView(_ anyView: Any) {
        if let pusher { return pusher.push(anyView) }
        Diagnostics.warn(
            "\(Self.self).pushView does nothing: neither it nor a parent displays something pushed.",
            remedy: "Begin with displayingItem = .init(displayMode: .pushed, anyView: …).")
    }

    /// Removes the topmost pushed view, which may be the parent's.
    public func popBack() {
        guard !displayingItem.popView() else { return }
        pushingParent?.popBack()
    }

    /// Removes all pushed views from the stack of the topmost parent that pushes.
    public func popToRoot() {
        pusher?.popAll()
    }

    /// Ends the display of this displayer's item.
    public func resetCurrentDisplayingItem() { displayingItem = .none }

    /// Ends the display of this displayer's own view. Without a parent it has no effect.
    public func resetParentDisplayingItem() { parentDisplayer?.displayingItem = .none }

    /// The displayer that pushes: the topmost parent whose stack this view can be on, or this displayer.
    private var pusher: (any DisplayerProtocol)? {
        pushingParent?.pusher ?? (displayingItem.displayMode == .pushed ? self : nil)
    }

    private func push(_ anyView: Any) { displayingItem.pushView(anyView) }
    private func popAll() { displayingItem.popToRoot() }

    /// The parent whose stack contains, or can contain, this displayer's view.
    private var pushingParent: (any DisplayerProtocol)? {
        guard let parent = parentDisplayer else { return nil }
        let mode = parent.displayingItem.displayMode
        return mode == .pushed || mode == .none ? parent : nil
    }
}
