// SPDX-License-Identifier: Apache-2.0

/// A preview that `#Preview` declares. The program finds the types by their conformance, so that no list names them.
@MainActor
public protocol _DeclaredPreview {
    /// The module and the name of the file.
    static var _file: String { get }
    /// The line of the preview.
    static var _line: Int { get }
    /// The arguments and the body of the preview.
    static var _content: _PreviewContent { get }
}

/// The arguments and the body of `#Preview`, with the same labels.
@MainActor
public struct _PreviewContent {
    let name: String?
    let traits: [PreviewTrait<Preview.ViewTraits>]
    /// The views, each with the text of its argument.
    let bodies: [(argument: String?, make: () -> any View)]

    /// Takes what `#Preview` takes.
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.name = name
        traits = []
        bodies = [(nil, body)]
    }

    /// Takes what `#Preview` takes.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = [traits] + additionalTraits
        bodies = [(nil, body)]
    }

    /// Takes what `#Preview` takes.
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
        @ViewBuilder body: @escaping @MainActor (T) -> any View
    ) {
        self.name = name
        self.traits = traits
        bodies = arguments.map { argument in ("\(argument)", { body(argument) }) }
    }
}
