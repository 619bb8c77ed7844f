// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Displayable {
    /// A displayed view and the way it is displayed.
    ///
    /// ```swift
    /// displayingItem = .init(displayMode: .sheet, anyView: FilterView())
    /// ```
    /// Every new item is unique: assigning one always changes the display.
    nonisolated public struct ViewItem: Identifiable, Equatable {
        /// The way an item is displayed.
        public enum DisplayMode: Hashable, Sendable {
            /// Not at all.
            case none
            /// On the navigation stack.
            case pushed
            /// As a cover of the whole window.
            case modal
            /// As a sheet.
            case sheet
        }

        /// One view of an item. A pushed item may have several, other items have one.
        public struct Item: Identifiable, Hashable {
            /// The id of the view.
            public let id: UUID
            private let kept: DisplayedView

            /// The displayed view. It is empty once the sessions that made or displayed it have ended.
            public var view: any View { kept.view ?? EmptyView() }

            /// Creates an element with a new id.
            public init(view: any View) {
                id = UUID()
                kept = DisplayedView(view)
            }

            fileprivate init(nothing id: UUID) {
                self.id = id
                kept = .nothing
            }

            /// Returns the view for display in the current session, or `nil` if it was released.
            func displayed() -> (any View)? {
                kept.beDisplayed()
                return kept.view
            }

            /// Two elements are equal if their ids are.
            public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
            /// Hashes the id.
            public func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }

        /// The id of the item.
        public let id: UUID
        /// The way the item is displayed.
        public let displayMode: DisplayMode
        /// The displayed views, lowest first.
        public var items: [Item]

        /// An item that displays nothing.
        public static var none: ViewItem {
            ViewItem(id: nothing, displayMode: .none, items: [Item(nothing: nothing)])
        }

        private static let nothing = UUID()

        /// Creates an item.
        ///
        /// - Parameters:
        ///   - displayMode: The way the item is displayed.
        ///   - anyView: A view of any type. A value that is not a view is replaced by a text that reports it.
        public init(displayMode: DisplayMode, anyView: Any) {
            self.init(id: UUID(), displayMode: displayMode, items: [Item(view: Self.view(from: anyView))])
        }

        private init(id: UUID, displayMode: DisplayMode, items: [Item]) {
            self.id = id
            self.displayMode = displayMode
            self.items = items
        }

        private static func view(from value: Any) -> any View {
            if let view = value as? any View { return view }
            Diagnostics.warn(
                "A value of type \(type(of: value)) cannot be displayed.",
                remedy: "Pass a View to Displayable.ViewItem.")
            return Text(
                verbatim: "Unable to display the view. Only SwiftUI or UIViewController based views can be used")
        }
    }
}

extension Displayable.ViewItem {
    /// Pushes a view.
    ///
    /// - Returns: Whether the item is pushed. Otherwise the call has no effect.
    @discardableResult
    public mutating func pushView(_ anyView: Any) -> Bool {
        guard displayMode == .pushed else { return false }
        items.append(Item(view: Self.view(from: anyView)))
        return true
    }

    /// Removes the topmost pushed view.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public mutating func popView() -> Bool {
        guard displayMode == .pushed, !items.isEmpty else { return false }
        items.removeLast()
        return true
    }

    /// Removes all pushed views. Further ones can be pushed.
    ///
    /// - Returns: Whether the item is pushed.
    @discardableResult
    public mutating func popToRoot() -> Bool {
        guard displayMode == .pushed else { return false }
        items.removeAll()
        return true
    }
}
