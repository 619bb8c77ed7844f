// SPDX-License-Identifier: Apache-2.0

/// Finds the scroll view that a modifier is about: the outermost in the modified view.
@MainActor
class ScrollLink {
    private(set) weak var view: BoxNode?

    nonisolated init() {}

    /// Returns whether a scroll view is the one that the modifier is about. Inner scroll views ask first, because content
    /// is mounted before its container.
    final func joins(_ box: BoxNode) -> Bool {
        let old = view?.isMounted == true ? view : nil
        if old == nil || old.map({ $0.isInside(box) }) == true {
            view = box
            if old !== box { old?.restyle() }
        }
        return view === box
    }
}

extension _Node {
    fileprivate func isInside(_ other: _Node) -> Bool {
        var node = parent
        while let current = node, current !== other { node = current.parent }
        return node != nil
    }
}
