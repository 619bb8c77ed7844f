// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Locales and time zones by the names that browsers report. Creating one costs microseconds, and every text needs one.
///
/// Foundation keeps every locale that was ever made, 3.5 kB each, so a name from outside never becomes a locale by
/// itself: it selects one of about a thousand that ICU knows.
nonisolated enum KnownLocales {
    private static let locales = Mutex<[String: Locale]>([:])
    private static let timeZones = Mutex<[String: TimeZone]>([:])
    /// The names come from outside, so the tables have a limit.
    private static let limit = 500

    /// Returns the locale of a browser's language, such as `de-CH`, or the closest known one. English is the last resort.
    static func locale(_ name: String) -> Locale {
        locales.withLock { known in
            if let locale = known[name] { return locale }
            if known.count >= limit { known = [:] }
            let locale = Locale(identifier: identifier(for: name))
            known[name] = locale
            return locale
        }
    }

    /// Returns the known identifier that a name means: the name itself in its usual spelling, or the name without its
    /// last subtags.
    static func identifier(for name: String) -> String {
        var subtags = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        if let first = subtags.first, let current = replacedLanguages[first] { subtags[0] = current }
        while !subtags.isEmpty {
            if let known = spellings[subtags.joined(separator: "-")] { return known }
            subtags.removeLast()
        }
        return "en"
    }

    /// Old codes that browsers still send, by the codes that replaced them.
    private static let replacedLanguages = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil"]

    /// The spelling of every known identifier by its lowercase form. Browsers leave out the script that a region implies:
    /// `zh-TW` stands for `zh-Hant-TW`.
    private static let spellings: [String: String] = {
        var spellings: [String: String] = [:]
        for identifier in Locale.availableIdentifiers {
            let subtags = identifier.split(separator: "_")
            var names = [subtags.joined(separator: "-")]
            if subtags.count == 3, subtags[1].count == 4 { names.append("\(subtags[0])-\(subtags[2])") }
            for name in names { spellings[name.lowercased()] = name }
        }
        return spellings
    }()

    /// Returns a time zone by its name in the time zone database. GMT is the last resort.
    static func timeZone(_ name: String) -> TimeZone {
        timeZones.withLock { known in
            if let zone = known[name] { return zone }
            if known.count >= limit { known = [:] }
            // "GMT+05:32" is a zone that Foundation makes and keeps for every offset. Browsers report names.
            let zone = name.hasPrefix("GMT") ? .gmt : TimeZone(identifier: name) ?? .gmt
            known[name] = zone
            return zone
        }
    }
}
