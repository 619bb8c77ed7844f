// SPDX-License-Identifier: Apache-2.0

/// Whether a view is presented, and the way to end that; newer code reads `\.dismiss` and `\.isPresented`.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
/// Button("Done") { presentationMode.wrappedValue.dismiss() }
/// ```
public struct PresentationMode: Sendable {
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Ends the presentation.
    public mutating func dismiss() { isPresented = false }
}

enum PresentationModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode(isPresented: false)) }
}

extension EnvironmentValues {
    /// The presentation around the view.
    public var presentationMode: Binding<PresentationMode> { self[PresentationModeKey.self] }
}
