// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Synchronization

// What the browser says of itself, under the names SwiftUI apps read. A value set with `.environment(\.locale, …)` wins
// for the views inside it.

private struct LocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
private struct CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }
private struct ColorSchemeKey: EnvironmentKey { static let defaultValue: ColorScheme? = nil }
private struct LayoutDirectionKey: EnvironmentKey { static let defaultValue: LayoutDirection? = nil }
private struct HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass?? = nil }
private struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass?? = nil }
private struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
    private var facts: BrowserFacts { self[BrowserFactsKey.self] }

    /// The language and region of the reader: the browser's first language.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? KnownFacts.locale(facts.locale) }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for dates, in the reader's language and time zone.
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
        get { self[TimeZoneKey.self] ?? KnownFacts.timeZone(facts.timeZone) }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether the browser shows light or dark pages.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] ?? (facts.isDark ? .dark : .light) }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// What was set in these values themselves and not above: the browser has to know it too.
    var ownColorScheme: ColorScheme? {
        overrides.last { $0.key == ObjectIdentifier(ColorSchemeKey.self) }?.value as? ColorScheme
    }

    /// The direction of text and of everything that follows it.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] ?? (facts.isRightToLeft ? .rightToLeft : .leftToRight) }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// `.compact` in windows narrower than 744 points, the width of the smallest tablet.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] ?? (facts.width < 744 ? .compact : .regular) }
        set { self[HorizontalSizeClassKey.self] = .some(newValue) }
    }

    /// `.compact` in windows lower than 500 points, such as a phone held sideways.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] ?? (facts.height < 500 ? .compact : .regular) }
        set { self[VerticalSizeClassKey.self] = .some(newValue) }
    }

    /// The size of text. Browsers scale text themselves, so it is `.large`, the size without scaling, unless set.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// Whether the reader asked for less motion.
    public var accessibilityReduceMotion: Bool { facts.reducesMotion }

    /// Whether someone above said what language or time zone to write in, so that texts have to watch it.
    var overridesFormatting: Bool {
        overrides.contains { Self.formattingKeys.contains($0.key) } || scope?.sets(Self.formattingKeys) == true
    }

    /// Whether numbers are written in Latin digits here. Kept for the browser's language: to look a locale up for each
    /// number of a page is a tenth of the time in which the page is mounted.
    var usesLatinDigits: Bool {
        guard overrides.isEmpty, let top = scope?.top(unlessSet: Self.formattingKeys) else { return hasLatinDigits }
        if let known = top.usesLatinDigits { return known }
        let found = hasLatinDigits
        top.usesLatinDigits = found
        return found
    }

    private var hasLatinDigits: Bool { NumberText.usesLatinDigits(in: locale) }

    private static let formattingKeys = [
        ObjectIdentifier(LocaleKey.self), ObjectIdentifier(TimeZoneKey.self), ObjectIdentifier(CalendarKey.self),
    ]
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The direction in which text runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// Whether a dimension of the window is that of a phone or more.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Locales and time zones by the names that browsers send. Making one costs microseconds, and every text asks.
private enum KnownFacts {
    private static let locales = Mutex<[String: Locale]>([:])
    private static let timeZones = Mutex<[String: TimeZone]>([:])
    /// The names come from outside, so the tables must not grow with them.
    private static let limit = 500

    static func locale(_ name: String) -> Locale {
        locales.withLock { known in
            if let locale = known[name] { return locale }
            if known.count >= limit { known = [:] }
            let locale = Locale(identifier: name)
            known[name] = locale
            return locale
        }
    }

    static func timeZone(_ name: String) -> TimeZone {
        timeZones.withLock { known in
            if let zone = known[name] { return zone }
            if known.count >= limit { known = [:] }
            let zone = TimeZone(identifier: name) ?? .gmt
            known[name] = zone
            return zone
        }
    }
}
