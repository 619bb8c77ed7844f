// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The type of the previews that ``Preview(_:body:)`` declares.
public struct Preview: Sendable {
    /// The traits of previews of views.
    public enum ViewTraits {}
}

/// A setting of a preview, such as its size.
///
/// ```swift
/// #Preview("Wide", traits: .fixedLayout(width: 600, height: 200), .landscapeLeft) {
///     Text("New")
/// }
/// ```
public struct PreviewTrait<T>: Sendable {
    enum Kind: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case preparation(@MainActor @Sendable (AnyView) -> AnyView)
    }

    let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }
    /// The size of the view.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }

    /// A device that is upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
    /// A device that is upside down.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
    /// A device that lies on its right side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    /// A device that lies on its left side.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// A modifier that prepares the content of the preview.
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
        nonisolated(unsafe) let modifier = modifier
        return PreviewTrait(kind: .preparation { AnyView(PreparedPreview(modifier: modifier, content: $0)) })
    }
}

/// A modifier that prepares the content of previews, for example with sample data that all of them share.
///
/// ```swift
/// struct SampleNotes: PreviewModifier {
///     static func makeSharedContext() async throws -> [String] { ["Buy paper"] }
///
///     func body(content: Content, context: [String]) -> some View {
///         List(context, id: \.self) { Text($0) }.overlay { content }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the context that all previews share.
    associatedtype Context = Void
    /// The type of the body.
    associatedtype Body: View
    /// The content of a preview.
    typealias Content = PreviewModifierContent

    /// Makes the context that all previews with the modifier share.
    /// - Throws: An error if the context cannot be made.
    @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
    /// Returns the prepared content of a preview.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes no context.
    public static func makeSharedContext() async throws {}
}

/// The content of a preview, as a modifier of previews receives it.
nonisolated public struct PreviewModifierContent: View {
    let content: AnyView

    /// The preview that is prepared.
    @MainActor public var body: some View { content }
}
