// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A height at which a sheet can rest.
///
/// ```swift
/// .sheet(isPresented: $showsFilters) {
///     Filters().presentationDetents([.height(200), .medium, .large])
/// }
/// ```
/// Heights that follow the window are resolved by the browser: turning a phone sends nothing.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetent)
    }
    let kind: Kind

    /// Half of the height there is.
    public static let medium = PresentationDetent(kind: .fraction(0.5))
    /// All of the height there is.
    public static let large = PresentationDetent(kind: .fraction(1))

    /// A part of the height there is.
    ///
    /// - Parameter fraction: more than 0, at most 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// A height of its own, as far as there is room for it.
    ///
    /// - Parameter height: points, more than 0.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height))
    }

    /// The height in points, at most `maxDetentValue`; `nil` when a custom detent is not available there.
    public func resolvedHeight(in context: Context) -> CGFloat? {
        let limit = context.maxDetentValue
        switch kind {
        case .fraction(let fraction): return limit * min(max(fraction, 0), 1)
        case .height(let height): return min(max(height, 0), limit)
        case .custom(let custom): return custom.height(in: context).map { min($0, limit) }
        }
    }
}

extension PresentationDetent {
    /// What a custom detent may ask: how much height there is, and everything in the environment of the sheet.
    ///
    /// ```swift
    /// context.dynamicTypeSize.isAccessibilitySize ? context.maxDetentValue : 240
    /// ```
    @dynamicMemberLookup
    public struct Context {
        let environment: EnvironmentValues

        init(environment: EnvironmentValues) { self.environment = environment }

        /// The height of the largest sheet in this window, in points.
        public var maxDetentValue: CGFloat {
            CGFloat(SheetRoom.height(in: environment[BrowserFactsKey.self]))
        }

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }
}

/// The room that `Client/styles/sheet.css` leaves for a sheet, for those who need it in numbers.
enum SheetRoom {
    static func height(in facts: BrowserFacts) -> Double {
        // A window this low is covered as a whole; one this wide shows a card.
        if facts.height <= 500 { return facts.height }
        if facts.width >= 600 { return min(680, facts.height - 48) }
        return facts.height - max(facts.insets.top, 10)
    }
}
