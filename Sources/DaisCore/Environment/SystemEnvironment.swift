// SPDX-License-Identifier: Apache-2.0
public import Foundation

// Facts that the browser reports, under the names of SwiftUI. A value set with `.environment(\.locale, …)` takes
// precedence for the views inside it.

private struct LocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
private struct CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }
private struct ColorSchemeKey: EnvironmentKey { static let defaultValue: ColorScheme? = nil }
private struct LayoutDirectionKey: EnvironmentKey { static let defaultValue: LayoutDirection? = nil }
private struct HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass?? = nil }
private struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass?? = nil }
private struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue: DynamicTypeSize? = nil }

extension EnvironmentValues {
    private var facts: BrowserFacts { self[BrowserFactsKey.self] }

    /// The reader's language and region, taken from the browser's first language.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? KnownLocales.locale(facts.locale) }
        set { self[LocaleKey.self] = newValue }
    }

    /// The Gregorian calendar in the reader's language and time zone.
    public var calendar: Calendar {
        get {
            if let set = self[CalendarKey.self] { return set }
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of the browser, not of the server.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] ?? KnownLocales.timeZone(facts.timeZone) }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The light or dark appearance, taken from the browser.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] ?? (facts.isDark ? .dark : .light) }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The value set on this copy and not above, which the browser has to know too.
    var ownColorScheme: ColorScheme? {
        overrides.last { $0.key == ObjectIdentifier(ColorSchemeKey.self) }?.value as? ColorScheme
    }

    /// The direction of text and layout, taken from the browser's language.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] ?? (facts.isRightToLeft ? .rightToLeft : .leftToRight) }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The width class: `.compact` below 744 points, the width of the smallest tablet.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] ?? (facts.isCompact ? .compact : .regular) }
        set { self[HorizontalSizeClassKey.self] = .some(newValue) }
    }

    /// The height class: `.compact` below 500 points, as on a phone held sideways.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] ?? (facts.height < 500 ? .compact : .regular) }
        set { self[VerticalSizeClassKey.self] = .some(newValue) }
    }

    /// The text size that is nearest to the reader's font size in the browser. It is `.large` for 16 points, the usual
    /// one.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] ?? DynamicTypeSize(fontSize: facts.fontSize) }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// A Boolean that is `true` if the reader prefers reduced motion.
    public var accessibilityReduceMotion: Bool { facts.reducesMotion }

    /// A Boolean that is `true` if a view above sets a locale, a time zone or a calendar, so that texts have to follow
    /// it.
    var overridesFormatting: Bool {
        overrides.contains { Self.formattingKeys.list.contains($0.key) } || scope?.sets(Self.formattingKeys) == true
    }

    /// A Boolean that is `true` if numbers use Latin digits here. It is cached for the browser's language: looking up a
    /// locale for each number took a tenth of the time of mounting a page.
    var usesLatinDigits: Bool {
        guard overrides.isEmpty, let top = scope?.top(unlessSet: Self.formattingKeys) else { return hasLatinDigits }
        if let known = top.usesLatinDigits { return known }
        let found = hasLatinDigits
        top.usesLatinDigits = found
        return found
    }

    private var hasLatinDigits: Bool { NumberText.usesLatinDigits(in: locale) }

    private static let formattingKeys = EnvironmentKeySet([
        ObjectIdentifier(LocaleKey.self), ObjectIdentifier(TimeZoneKey.self), ObjectIdentifier(CalendarKey.self),
    ])
}

/// The light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The horizontal direction of text and layout.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// The size class of the window in one dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
