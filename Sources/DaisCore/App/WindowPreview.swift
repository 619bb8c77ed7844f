// SPDX-License-Identifier: Apache-2.0

/// Declares a preview in a window of a style, as source files for a headset have them.
///
/// ```swift
/// #Preview("Hall", windowStyle: .plain) {
///     Text("Hall").padding()
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the preview.
///   - windowStyle: The style of the window, which has no effect in a browser.
///   - traits: The traits.
///   - body: The view to preview.
@freestanding(declaration)
public macro Preview<S: WindowStyle>(
    _ name: String? = nil, windowStyle: S, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "DaisMacros", type: "Preview")

extension _PreviewContent {
    /// Takes what `#Preview` takes.
    public init<S: WindowStyle>(
        _ name: String? = nil, windowStyle: S, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        bodies = [(nil, body)]
    }
}
