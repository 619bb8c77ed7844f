// SPDX-License-Identifier: Apache-2.0

/// Declares a preview, as source files for Apple's platforms have them.
///
/// In development, the page `/_dais/previews` of the app lists all previews and shows them alive; see
/// docs/Development.md. A release build contains nothing of them.
///
/// ```swift
/// #Preview("New") {
///     Text("New").padding()
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: The view to preview.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "DaisMacros", type: "Preview")

/// Declares a preview with traits, such as its size.
///
/// ```swift
/// #Preview("New", traits: .sizeThatFitsLayout) {
///     Text("New").padding()
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The first trait.
///   - additionalTraits: Other traits.
///   - body: The view to preview.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "DaisMacros", type: "Preview")

/// Declares a group of previews, one for each argument.
///
/// ```swift
/// #Preview("Greetings", arguments: ["Hello", "Welcome"]) { greeting in
///     Text(greeting)
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the group.
///   - traits: The traits of all previews.
///   - arguments: The arguments of the body.
///   - body: The view to preview for an argument.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "DaisMacros", type: "Preview")

/// Lets the body of a preview have state.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = true
///     Toggle("Sound", isOn: $isOn)
/// }
/// ```
///
/// Outside of the body of `#Preview` it is an error, as in SwiftUI.
@attached(peer)
public macro Previewable() = #externalMacro(module: "DaisMacros", type: "Previewable")
