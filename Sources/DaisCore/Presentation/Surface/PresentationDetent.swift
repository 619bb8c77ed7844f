// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A height at which a sheet rests.
///
/// ```swift
/// .sheet(isPresented: $showsFilters) {
///     Filters().presentationDetents([.height(200), .medium, .large])
/// }
/// ```
/// The browser resolves heights that depend on the window, so rotating a phone causes no traffic.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetent)
    }
    let kind: Kind

    /// Half of the available height.
    public static let medium = PresentationDetent(kind: .fraction(0.5))
    /// The full available height.
    public static let large = PresentationDetent(kind: .fraction(1))

    /// Returns a detent at a fraction of the available height.
    ///
    /// - Parameter fraction: A fraction greater than 0, up to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// Returns a detent at a fixed height, limited to the available height.
    ///
    /// - Parameter height: The height in points, greater than 0.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height))
    }

    /// Returns the height in points, at most `maxDetentValue`, or `nil` if a custom detent is unavailable.
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
    /// The input of a custom detent: the available height and the environment of the sheet.
    ///
    /// ```swift no-compile: an expression of a custom detent
    /// context.dynamicTypeSize.isAccessibilitySize ? context.maxDetentValue : 240
    /// ```
    @dynamicMemberLookup
    public struct Context {
        let environment: EnvironmentValues

        init(environment: EnvironmentValues) { self.environment = environment }

        /// The height of the largest sheet in this window, in points.
        public var maxDetentValue: CGFloat {
            CGFloat(SheetHeight.height(in: environment[BrowserFactsKey.self]))
        }

        /// Returns a value of the sheet's environment. The detent is computed again when that value changes.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }
}

/// The available height for a sheet, in numbers that match `Client/styles/sheet.css`.
enum SheetHeight {
    static func height(in facts: BrowserFacts) -> Double {
        // A sheet covers low windows completely; in wide windows it is a card.
        if facts.height <= 500 { return facts.height }
        if facts.width >= 600 { return min(680, facts.height - 48) }
        return facts.height - max(facts.insets.top, 10)
    }
}
