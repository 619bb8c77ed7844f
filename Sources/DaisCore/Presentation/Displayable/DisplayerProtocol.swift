// SPDX-License-Identifier: Apache-2.0
public import DaisObjects

/// An object that decides what is displayed from a view: a view model, or a coordinator.
///
/// A displayer that was displayed by another has it as its parent. What it pushes goes to the topmost parent that pushes,
/// so that one stack has all pages.
@MainActor @preconcurrency
public protocol DisplayerProtocol: AnyObject, ObservableObject {
    /// What is displayed from the view of this displayer. Declare it `@Published`.
    var displayingItem: Displayable.ViewItem { get set }

    /// What displayed the view of this displayer. Declare it `weak`: the parent's item holds the child's view, and with it
    /// the child.
    var parentDisplayer: (any DisplayerProtocol)? { get set }
}

extension DisplayerProtocol {
    /// Pushes a view: on the stack of the topmost parent that pushes, else on its own.
    ///
    /// - Parameter anyView: a view of any type.
    public func pushView(_ anyView: Any) {
        if let pusher { return pusher.push(anyView) }
        Diagnostics.warn(
            "\(Self.self).pushView does nothing: neither it nor a parent displays something pushed.",
            remedy: "Begin with displayingItem = .init(displayMode: .pushed, anyView: …).")
    }

    /// Takes the topmost pushed view away: its own, else the parent's.
    public func popBack() {
        guard !displayingItem.popView() else { return }
        pushingParent?.popBack()
    }

    /// Takes all pushed views away, on the stack of the topmost parent that pushes.
    public func popToRoot() {
        pusher?.popAll()
    }

    /// Ends what is displayed from the view of this displayer.
    public func resetCurrentDisplayingItem() { displayingItem = .none }

    /// Ends the display of this displayer's own view; without a parent nothing happens.
    public func resetParentDisplayingItem() { parentDisplayer?.displayingItem = .none }

    /// Who displays something pushed: the topmost parent whose stack this view can be on, else the displayer itself.
    private var pusher: (any DisplayerProtocol)? {
        pushingParent?.pusher ?? (displayingItem.displayMode == .pushed ? self : nil)
    }

    private func push(_ anyView: Any) { displayingItem.pushView(anyView) }
    private func popAll() { displayingItem.popToRoot() }

    /// The parent whose stack this displayer's view is on, or can be.
    private var pushingParent: (any DisplayerProtocol)? {
        guard let parent = parentDisplayer else { return nil }
        let mode = parent.displayingItem.displayMode
        return mode == .pushed || mode == .none ? parent : nil
    }
}
