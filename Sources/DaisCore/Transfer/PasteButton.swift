// SPDX-License-Identifier: Apache-2.0

/// A button that pastes from the clipboard.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in
///     notes += texts.joined()
/// }
/// ```
/// The browser asks the user before it tells the page about the clipboard, and does so only at a press. Where it does
/// not, a hint names the keys, which paste while the button has the focus. An item larger than one message of the
/// browser is not pasted; use `fileImporter` for files.
nonisolated public struct PasteButton: View, BuiltInView {
    private let types: [String]
    private let paste: @MainActor ([TransferItem]) -> Void

    /// Creates a button that pastes values of a type. The action gets those of the items that the type can be made of.
    @preconcurrency
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        types = T.clipboardPatterns
        paste = { T.imported(from: $0, onPaste) }
    }

    /// Creates a button that pastes items with content of one of these types.
    @preconcurrency
    public init(supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void) {
        types = supportedContentTypes.map(\.clipboardPattern)
        paste = { items in
            let fitting = items.filter { item in supportedContentTypes.contains { item.content(for: $0) != nil } }
            if !fitting.isEmpty { payloadAction(fitting.map(NSItemProvider.init)) }
        }
    }

    /// Creates a button that pastes items which a validator accepts.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of content.
    ///   - validator: A closure that returns what to paste of the items, or `nil` for nothing. It runs after the press.
    ///   - payloadAction: A closure that gets the result of the validator.
    @preconcurrency
    public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping @MainActor (Payload) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes) { providers in
            if let payload = validator(providers) { payloadAction(payload) }
        }
    }

    /// The content of the view.
    @MainActor public var body: some View {
        Button(action: {}) {
            Label {
                BuiltInText(.paste)
            } icon: {
                Image(systemName: "doc.on.clipboard")
            }
        }
        .modifier(PasteModifier(types: types, isButton: true, paste: paste))
    }
}

extension View {
    /// Pastes what the user pastes with the keys while the view, or something in it, has the focus.
    ///
    /// ```swift
    /// Text(notes)
    ///     .focusable()
    ///     .pasteDestination(for: String.self) { texts in notes += texts.joined() }
    /// ```
    /// Text fields inside paste for themselves.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: A closure that gets the values.
    ///   - validator: A closure that returns the values to paste. If there are none, the action does not run.
    @preconcurrency
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor ([T]) -> Void,
        validator: @escaping @MainActor ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            PasteModifier(types: T.clipboardPatterns, isButton: false) { items in
                T.imported(from: items) { values in
                    let valid = validator(values)
                    if !valid.isEmpty { action(valid) }
                }
            })
    }
}

nonisolated struct PasteModifier: BoxModifier {
    let types: [String]
    let isButton: Bool
    let paste: @MainActor ([TransferItem]) -> Void

    @MainActor static var layer: BoxLayer { .events }

    @MainActor func apply(to appearance: inout Appearance) {
        var seen: Set<String> = []
        var fields = ["types": TextTree.list(types.filter { seen.insert($0).inserted }.map(TextTree.text))]
        let words = BuiltInStrings(appearance.environmentValues.locale)
        if isButton { fields["said"] = .text(words[.pasteKeys]) }
        fields["large"] = .text(words[.pasteTooLarge])
        appearance.attribute(AttributeName.paste, TextTree.fields(fields).json)
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        element.on(.paste) { payload in
            let modifier = current()
            let items = TransferItem.read(payload)
            modifier.paste(items)
        }
    }
}

extension Appearance {
    /// The environment of the view whose appearance this is.
    @MainActor var environmentValues: EnvironmentValues {
        var values = EnvironmentValues()
        values.scope = box?.environment
        return values
    }
}
