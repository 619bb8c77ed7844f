// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Displayable {
    /// What is displayed, and how.
    ///
    /// ```swift
    /// displayingItem = .init(displayMode: .sheet, anyView: FilterView())
    /// ```
    /// Every item that is made is another one: assigning it always changes what is displayed.
    nonisolated public struct ViewItem: Identifiable, Equatable {
        public enum DisplayMode: Hashable, Sendable {
            case none
            /// On the navigation stack.
            case pushed
            /// Over the whole window.
            case modal
            /// As a sheet.
            case sheet
        }

        /// One view on the stack; modals and sheets have one.
        public struct Item: Identifiable, Hashable {
            public let id: UUID
            public let view: any View

            public init(view: any View) { self.init(id: UUID(), view: view) }

            init(id: UUID, view: any View) {
                self.id = id
                self.view = view
            }

            public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
            public func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }

        public let id: UUID
        public let displayMode: DisplayMode
        public var items: [Item]

        /// Nothing.
        public static var none: ViewItem {
            ViewItem(id: nothing, displayMode: .none, items: [Item(id: nothing, view: EmptyView())])
        }

        private static let nothing = UUID()

        /// - Parameters:
        ///   - displayMode: how it is displayed.
        ///   - anyView: a view of any type. Anything else is replaced by a text that says so.
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
    /// Puts a view above those that are pushed.
    ///
    /// - Returns: whether the item is a pushed one; otherwise nothing happens.
    @discardableResult
    public mutating func pushView(_ anyView: Any) -> Bool {
        guard displayMode == .pushed else { return false }
        items.append(Item(view: Self.view(from: anyView)))
        return true
    }

    /// Takes the topmost pushed view away.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    public mutating func popView() -> Bool {
        guard displayMode == .pushed, !items.isEmpty else { return false }
        items.removeLast()
        return true
    }

    /// Takes all pushed views away; further ones can be pushed.
    ///
    /// - Returns: whether the item is a pushed one.
    @discardableResult
    public mutating func popToRoot() -> Bool {
        guard displayMode == .pushed else { return false }
        items.removeAll()
        return true
    }
}
