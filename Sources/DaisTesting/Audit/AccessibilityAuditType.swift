// SPDX-License-Identifier: Apache-2.0

/// The checks of an accessibility audit. The names are those of XCTest, where XCTest has the check.
///
/// ```swift
/// screen.audit(for: [.sufficientElementDescription, .hitRegion])
/// ```
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable, CustomStringConvertible {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Controls, images and presentations have a name. The name of a control contains the words that it shows.
    public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1)
    /// Text has a contrast of 4.5 : 1, or 3 : 1 if it is large, in light and in dark appearance.
    ///
    /// Only texts are checked whose color and background follow from the views: not those over pictures, gradients,
    /// materials or other views of a stack. The platform's label colors and default tint on its own backgrounds are not
    /// judged.
    public static let contrast = AccessibilityAuditType(rawValue: 2)
    /// Controls with a fixed size are at least 24 points wide and high, as WCAG 2.2 demands (2.5.8).
    public static let hitRegion = AccessibilityAuditType(rawValue: 4)
    /// The keyboard reaches all that can be pressed, in the order of the page, and nothing that is hidden.
    public static let focusOrder = AccessibilityAuditType(rawValue: 8)
    /// All checks.
    public static let all: AccessibilityAuditType = [
        .sufficientElementDescription, .contrast, .hitRegion, .focusOrder,
    ]

    /// The names of the checks.
    public var description: String {
        let names: [(AccessibilityAuditType, String)] = [
            (.sufficientElementDescription, "sufficientElementDescription"), (.contrast, "contrast"),
            (.hitRegion, "hitRegion"), (.focusOrder, "focusOrder"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

/// A barrier that an audit has found.
public struct AccessibilityAuditIssue: Hashable, Sendable, CustomStringConvertible {
    /// The check that found it.
    public let auditType: AccessibilityAuditType
    /// The role and the name of the element, such as `button "Save"`.
    public let element: String
    /// The barrier and its remedy.
    public let compactDescription: String

    /// The check, the element and the barrier in one line.
    public var description: String { "\(auditType): \(element) \(compactDescription)" }
}
