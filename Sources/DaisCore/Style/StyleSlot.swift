// SPDX-License-Identifier: Apache-2.0

/// The style of one family of controls in the environment. Built-in styles are CSS classes and need no view.
nonisolated enum StyleSlot<BuiltIn: Hashable & Sendable>: Equatable {
    case builtIn(BuiltIn)
    case custom(StyleValue)

    init(_ style: Any, builtIn: BuiltIn?) {
        self = builtIn.map { .builtIn($0) } ?? .custom(StyleValue(style))
    }
}

/// The environment key of one family of control styles.
///
/// ```swift no-compile: for code inside the module
/// private enum ToggleStyleKey: StyleFamily { static let standard = BuiltInToggleKind.switched }
/// ```
nonisolated protocol StyleFamily: EnvironmentKey where Value == StyleSlot<BuiltIn> {
    associatedtype BuiltIn: Hashable & Sendable
    /// The style where no view sets one.
    static var standard: BuiltIn { get }
}

extension StyleFamily {
    static var defaultValue: StyleSlot<BuiltIn> { .builtIn(standard) }
}
