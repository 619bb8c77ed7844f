// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Tells how far a date is from another one, under the name that Foundation lacks on Linux.
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.dateTimeStyle = .named
/// let text = formatter.localizedString(fromTimeInterval: -86_400)  // "yesterday"
/// ```
/// It names the largest unit of the difference. Its language and its calendar are at first those of the session that
/// makes it.
open class RelativeDateTimeFormatter: Formatter {
    /// The words for a difference.
    public enum DateTimeStyle: Int, Sendable {
        /// A number in any case: “1 day ago”.
        case numeric
        /// A word if there is one: “yesterday”.
        case named
    }

    /// The words for a unit.
    public enum UnitsStyle: Int, Sendable {
        /// The whole word: “2 months ago”.
        case full
        /// The whole word, and numbers as words: “two months ago”.
        case spellOut
        /// A short word: “2 mo. ago”.
        case short
        /// The shortest word: “2mo ago”.
        case abbreviated
    }

    /// The words for a difference, at first `numeric`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The words for a unit, at first `full`.
    open var unitsStyle = UnitsStyle.full
    /// The place of the text, which decides about its first letter.
    open var formattingContext = Context.unknown
    /// The calendar that the units belong to.
    open var calendar: Calendar! = .current
    /// The language of the text.
    open var locale: Locale! = SessionContext.readersLocale

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter with its initial settings; an archive has none.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text for the difference between two dates.
    ///
    /// - Parameters:
    ///   - date: The date that the text tells.
    ///   - referenceDate: The date from which it is seen.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let difference = calendar.dateComponents(Set(units), from: referenceDate, to: date)
        let unit = units.first { (difference.value(for: $0) ?? 0) != 0 } ?? .second
        // The style rounds up, so it gets a date that is a whole number of units away.
        let whole = calendar.date(byAdding: unit, value: difference.value(for: unit) ?? 0, to: referenceDate)
        return style(for: whole ?? date).format(referenceDate)
    }

    /// Returns the text for an interval in seconds, which is negative in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns the text for the largest unit of a difference.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date.now
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// Returns the text for a date as seen from now, or `nil` for something that is no date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private func style(for date: Date) -> Date.AnchoredRelativeFormatStyle {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let place: FormatStyleCapitalizationContext =
            switch formattingContext {
            case .standalone: .standalone
            case .listItem: .listItem
            case .beginningOfSentence: .beginningOfSentence
            case .middleOfSentence: .middleOfSentence
            default: .unknown
            }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .current, calendar: calendar ?? .current, capitalizationContext: place)
    }
}

extension SessionContext {
    /// The locale of the reader, or that of the process for code that runs in no session.
    fileprivate static var readersLocale: Locale {
        current.map { KnownLocales.locale($0.language.read().locale) } ?? .current
    }
}
