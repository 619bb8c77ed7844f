// SPDX-License-Identifier: Apache-2.0

/// The state of the enclosing presentation. Newer code reads `\.dismiss` and `\.isPresented`.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
/// Button("Done") { presentationMode.wrappedValue.dismiss() }
/// ```
public struct PresentationMode: Sendable {
    /// A Boolean value that indicates whether the view is inside a presentation.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Dismisses the presentation.
    public mutating func dismiss() { isPresented = false }
}

enum PresentationModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode(isPresented: false)) }
}

extension EnvironmentValues {
    /// A binding to the state of the enclosing presentation.
    public var presentationMode: Binding<PresentationMode> { self[PresentationModeKey.self] }
}
