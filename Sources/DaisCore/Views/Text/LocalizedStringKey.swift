// SPDX-License-Identifier: Apache-2.0

/// A text that is looked up in the app's string tables.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
}
