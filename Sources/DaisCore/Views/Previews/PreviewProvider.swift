// SPDX-License-Identifier: Apache-2.0

/// A type that declares previews, as source files for Apple's platforms have them.
///
/// In development, the page `/_dais/previews` of the app shows each of the views; see docs/Development.md.
///
/// ```swift
/// struct Badge_Previews: PreviewProvider {
///     static var previews: some View {
///         Text("New").previewLayout(.sizeThatFits)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The views to preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The platform that runs the previews in Xcode, or `nil` if Xcode infers it. Dais ignores it.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Lets Xcode infer the platform.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that runs previews in Xcode.
public enum PreviewPlatform: Hashable, Sendable {
    /// The platform of iPhone and iPad.
    case iOS
    /// The platform of the Mac.
    case macOS
    /// The platform of Apple TV.
    case tvOS
    /// The platform of Apple Watch.
    case watchOS
}
