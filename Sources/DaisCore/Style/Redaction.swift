// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The reasons why content is shown without its details.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is a placeholder, such as one for data that is loading.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Private content is hidden; see ``View/privacySensitive(_:)``.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date. It looks as usual; views may read the reason.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension View {
    /// Shows texts and images in the view without their details.
    ///
    /// ```swift
    /// VStack(alignment: .leading) {
    ///     Text("The title of an article").font(.headline)
    ///     Text("Its first line, until it has been loaded")
    /// }
    /// .redacted(reason: .placeholder)
    /// ```
    /// Texts and images become rounded blocks of the same size, which screen readers do not read. Controls stay usable,
    /// as in SwiftUI, so a view that must not be used while it is loading also needs `disabled(_:)`.
    ///
    /// - Parameter reason: The reasons, which are added to those set by views above. An empty set adds none.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        Redaction.isUsed.store(true, ordering: .relaxed)
        return transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows all details of the view, whatever the views above set.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the view as private, so that a redaction with the reason ``RedactionReasons/privacy`` hides its details.
    ///
    /// ```swift
    /// Text("DE02 1203 0000 0000 2020 51").privacySensitive()
    /// ```
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(PrivacyModifier(isSensitive: sensitive))
    }
}

nonisolated struct PrivacyModifier: ViewModifier, BuiltInModifier {
    let isSensitive: Bool
    @Environment(\.redactionReasons) private var reasons

    @MainActor func body(content: Content) -> some View {
        content.redacted(reason: isSensitive && reasons.contains(.privacy) ? .placeholder : [])
    }
}

/// Indicates whether the app redacts anything. Looking for reasons above each text would cost all other apps time.
enum Redaction {
    static let isUsed = Atomic(false)
}

extension Appearance {
    /// Shows a block in place of the content, and hides it from readers.
    mutating func redact() {
        set("background", "var(--fill)")
        set("border-radius", "4px")
        // Modifiers of the text set its color later.
        set("-webkit-text-fill-color", "transparent")
        set("user-select", "none")
        set("object-position", "-9999px")
        attribute("aria-hidden", "true")
    }
}

private struct RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
    /// The reasons why views show no details. The default is an empty set.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    private static let redactionKeys = EnvironmentKeySet([ObjectIdentifier(RedactionReasonsKey.self)])

    /// Indicates whether a view above sets ``redactionReasons``.
    var setsRedaction: Bool {
        Redaction.isUsed.load(ordering: .relaxed) && scope?.sets(Self.redactionKeys) == true
    }

    /// Indicates whether a text or an image shows a block.
    var isPlaceholder: Bool { Redaction.isUsed.load(ordering: .relaxed) && redactionReasons.contains(.placeholder) }
}
