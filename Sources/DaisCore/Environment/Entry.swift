// SPDX-License-Identifier: Apache-2.0

/// Declares a value of the environment, or of a transaction, in one line.
///
/// Without it, a value takes a key type, and a property that reads and sets the key:
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .blue
///     @Entry var isCompact = false
///     @Entry var title: String?
/// }
/// ```
///
/// Views read such a value with `@Environment(\.accent)` and set it with `environment(\.accent, .red)`. The default is
/// evaluated for each reading where no view sets the value, as in SwiftUI. A default that is an object is therefore a
/// new object each time; set an object that views share with `environment(_:_:)`. An optional value needs no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "DaisMacros", type: "Entry")

/// Evaluates the initial value of a property for each reading; ``Entry()`` uses it where the type is not written.
@attached(accessor)
public macro _EntryDefault() = #externalMacro(module: "DaisMacros", type: "EntryDefault")
