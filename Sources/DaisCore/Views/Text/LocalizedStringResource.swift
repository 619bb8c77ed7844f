// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Synchronization

/// A key of a string table that is kept to be looked up later, for example in a model.
///
/// ```swift
/// enum Season: CaseIterable {
///     case spring, autumn
///
///     var title: LocalizedStringResource {
///         switch self {
///         case .spring: "Spring"
///         case .autumn: "Autumn"
///         }
///     }
/// }
///
/// struct Seasons: View {
///     var body: some View {
///         ForEach(Season.allCases, id: \.self) { Text($0.title) }
///     }
/// }
/// ```
/// It is looked up in the language of its reader, unless it has a language itself.
nonisolated public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The place of the string tables.
    public enum BundleDescription: Sendable {
        /// The app.
        case main
        /// The bundle that contains a class.
        case forClass(AnyClass)
        /// A bundle in a folder.
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Self.shared(Bundle(for: type))
            case .atURL(let folder): Bundle(url: folder).map(Self.shared)
            }
        }

        private static let known = Mutex<[URL: Bundle]>([:])

        /// Returns the same bundle for a folder each time, because string tables are kept by bundle.
        private static func shared(_ bundle: Bundle) -> Bundle {
            known.withLock { known in
                if let first = known[bundle.bundleURL] { return first }
                known[bundle.bundleURL] = bundle
                return bundle
            }
        }
    }

    /// The key of the text in the string tables.
    public let key: String
    /// The table's name without extension; `nil` means `Localizable`.
    public let table: String?
    private let text: LocalizedStringKey
    private let bundle: Bundle?
    private let ownLocale: Locale?

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text if no table has it.
    ///   - table: The table's name without extension; `nil` means `Localizable`.
    ///   - locale: The language; `nil` means that of the reader.
    ///   - bundle: The place of the string tables.
    ///   - comment: A comment for translators, which is not used at run time.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key.key, keyAndValue, table, locale, bundle.bundle)
    }

    /// Creates a resource whose text differs from its key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text if no table has the key.
    ///   - table: The table's name without extension; `nil` means `Localizable`.
    ///   - locale: The language; `nil` means that of the reader.
    ///   - bundle: The place of the string tables.
    ///   - comment: A comment for translators, which is not used at run time.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle.bundle)
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource from a literal with interpolations.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    fileprivate init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale?, _ bundle: Bundle?
    ) {
        self.key = key
        self.table = table
        self.bundle = bundle
        text = value.key
        ownLocale = locale
    }

    /// The language, which is that of the process for a resource that takes the language of its reader.
    public var locale: Locale { ownLocale ?? .current }

    /// Returns whether two resources have the same key, text, place and language.
    public static func == (first: Self, second: Self) -> Bool {
        first.key == second.key && first.text == second.text && first.table == second.table
            && first.ownLocale == second.ownLocale && first.bundle === second.bundle
    }

    var content: Text {
        let content = LocalizedContent(key: text, table: table, bundle: bundle, name: key)
        guard let ownLocale else { return Text(content) }
        var values = EnvironmentValues()
        values.locale = ownLocale
        return Text(verbatim: Text(content).string(in: values))
    }
}

extension Text {
    /// Creates a text from a resource, in the reader's language.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self = resource.content }
}

extension String {
    /// A text with interpolations that is looked up in string tables.
    nonisolated public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: LocalizedStringKey

        /// Creates a value without interpolations.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        /// Creates a value from a literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a value from a literal with interpolations.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Creates the text of a resource in the language of the session.
    ///
    /// A body that calls it is evaluated again if the language changes. In no session the text has the language of the
    /// process. Markdown in the text is left out.
    nonisolated public init(localized resource: LocalizedStringResource) {
        self = resource.content.string(in: SessionContext.languageValues)
    }

    /// Creates a text from string tables in the language of the session.
    ///
    /// ```swift
    /// func summary(of count: Int) -> String {
    ///     String(localized: "\(count) items")
    /// }
    /// ```
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the text if no table has it.
    ///   - table: The table's name without extension; `nil` means `Localizable`.
    ///   - bundle: The bundle with the tables; `nil` means that of the app.
    ///   - locale: The language; `nil` means that of the session.
    ///   - comment: A comment for translators, which is not used at run time.
    nonisolated public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(keyAndValue.key.key, keyAndValue, table, locale, bundle))
    }

    /// Creates a text from string tables in the language of the session, with a key that differs from the text.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text if no table has the key.
    ///   - table: The table's name without extension; `nil` means `Localizable`.
    ///   - bundle: The bundle with the tables; `nil` means that of the app.
    ///   - locale: The language; `nil` means that of the session.
    ///   - comment: A comment for translators, which is not used at run time.
    nonisolated public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource("\(key)", defaultValue, table, locale, bundle))
    }
}

extension SessionContext {
    /// The environment with the language and the time zone of the session, for code on any thread.
    fileprivate static var languageValues: EnvironmentValues {
        var values = EnvironmentValues()
        guard let language = current?.language.read() else { return values }
        var facts = BrowserFacts()
        (facts.locale, facts.timeZone) = (language.locale, language.timeZone)
        values[BrowserFactsKey.self] = facts
        return values
    }
}
