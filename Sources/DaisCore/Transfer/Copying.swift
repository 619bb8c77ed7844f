// SPDX-License-Identifier: Apache-2.0

/// A button that copies an item to the clipboard.
///
/// ```swift
/// CopyButton("Copy Name", item: person.name)
/// ```
/// The browser has the item before the press, because browsers write to the clipboard only during a press. It says that
/// the item was copied, on the page and to screen readers. SwiftUI has no equivalent. The item is copied as plain text:
/// a string, an address, or a type that exports one of them.
nonisolated public struct CopyButton<Label: View>: View, BuiltInView {
    private let contents: [SharedContent]
    private let label: Label

    /// Creates a button with a custom label.
    public init<I: Transferable>(item: I, @ViewBuilder label: () -> Label) {
        contents = SharedContent.copies(of: [item])
        self.label = label()
    }

    /// The content of the view.
    @MainActor public var body: some View {
        Button(action: {}) { label }
            .modifier(CopyModifier(contents: contents, isButton: true))
            .disabled(!contents.contains { $0.name == "text/plain" })
    }
}

extension CopyButton where Label == DaisCore.Label<Text, Image> {
    /// Creates a button with a localized title and a symbol.
    public init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I) {
        self.init(item: item) { DaisCore.Label(titleKey, systemImage: "doc.on.doc") }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(_ title: S, item: I) {
        self.init(item: item) { DaisCore.Label(title, systemImage: "doc.on.doc") }
    }
}

extension View {
    /// Copies items when the user copies with the keys while the view, or something in it, has the focus and no text is
    /// selected.
    ///
    /// ```swift
    /// Text(person.name)
    ///     .focusable()
    ///     .copyable([person.name])
    /// ```
    /// The browser has the items before, in all representations that are made at once.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(CopyModifier(contents: SharedContent.copies(of: payload()), isButton: false))
    }
}

nonisolated struct CopyModifier: BoxModifier {
    let contents: [SharedContent]
    let isButton: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard !contents.isEmpty else { return }
        var fields: [String: TextTree] = [:]
        fields["types"] = .list(contents.map { .list([.text($0.name), .text($0.text)]) })
        if isButton {
            fields["copy"] = contents.first { $0.name == "text/plain" }.map { .text($0.text) }
            fields["said"] = .text(BuiltInStrings(appearance.environmentValues.locale)[.copied])
        }
        appearance.attribute(AttributeName.copy, TextTree.fields(fields).json)
    }
}

/// Text for the clipboard, in one type.
struct SharedContent: Equatable, Sendable {
    let name: String
    let text: String

    /// Returns the content of items: in each type that all of them export as text, one after the other in lines. The
    /// clipboard of a browser has one item.
    static func copies<T: Transferable>(of items: [T]) -> [SharedContent] {
        var names: [String] = []
        var texts: [String: [String]] = [:]
        for item in items {
            for (name, text) in Self.contents(of: item) {
                if texts[name] == nil { names.append(name) }
                texts[name, default: []].append(text)
            }
        }
        // Other apps understand an address as text, too.
        if texts["text/plain"] == nil, let addresses = texts["text/uri-list"] {
            names.append("text/plain")
            texts["text/plain"] = addresses
        }
        return names.compactMap { name in
            guard let lines = texts[name], lines.count == items.count else { return nil }
            return SharedContent(name: name, text: lines.joined(separator: "\n"))
        }
    }

    private static func contents<T: Transferable>(of item: T) -> [(String, String)] {
        var seen: Set<String> = []
        return _TransferStep.exports(of: item).compactMap { step in
            let name = step.contentType.clipboardName
            guard step.visibility == .all, case .now(let make) = step.export, seen.insert(name).inserted,
                let data = try? make(_TransferStep.Box(value: item)), let text = String(data: data, encoding: .utf8)
            else { return nil }
            return (name, text)
        }
    }
}
