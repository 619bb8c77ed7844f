// SPDX-License-Identifier: Apache-2.0

/// Turns `#Preview("Name", traits: …) { … }` into a type whose conformance the program finds again.
///
/// The arguments and the body are passed on as they are written. Release builds contain nothing of a preview.
struct PreviewMacro {
    private let syntax: SourceText
    private let discriminator: String

    init(_ syntax: SourceText, discriminator: String) {
        self.syntax = syntax
        self.discriminator = discriminator
    }

    var reply: Reply {
        var scanner = SourceScanner(syntax.source)
        scanner.skipMacroName()
        scanner.skipTrivia()
        var arguments = "", body: String?
        if scanner.current == UInt8(ascii: "(") {
            arguments = scanner.takeOne()
            scanner.skipTrivia()
        }
        if scanner.current == UInt8(ascii: "{") { body = scanner.takeOne() }
        guard let body else { return .source(declaration("\(Self.content)\(arguments)")) }
        let statements = PreviewBody(body)
        guard !statements.properties.isEmpty else { return .source(declaration("\(Self.content)\(arguments) \(body)")) }
        guard !Self.hasLabel("arguments", in: arguments) else {
            return .error(
                "a preview with arguments has no '@Previewable'; move its state into a view of its own", syntax)
        }
        return .source(
            declaration(
                """
                struct __Body: DaisCore.View {
                \(statements.properties.joined(separator: "\n"))
                var body: some DaisCore.View {\(statements.rest)}
                }
                return \(Self.content)\(arguments) { __Body() }
                """))
    }

    private static let content = "DaisCore._PreviewContent"

    /// Only names of this form may be new in the scope around a macro.
    private var name: String { "\(discriminator)12DaisPreviewfMu_" }

    private func declaration(_ content: String) -> String {
        """
        #if DEBUG
        struct \(name): DaisCore._DeclaredPreview {
        static var _file: Swift.String { \(Self.literal(syntax.location.fileID ?? syntax.location.fileName)) }
        static var _line: Swift.Int { \(syntax.line) }
        static var _content: DaisCore._PreviewContent {
        \(content)
        }
        }
        #endif
        """
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Returns whether a list of arguments has a label.
    private static func hasLabel(_ label: String, in arguments: String) -> Bool {
        var scanner = SourceScanner(String(arguments.dropFirst().dropLast()))
        while !scanner.isAtEnd {
            scanner.skipTrivia()
            guard let word = scanner.readName() else {
                scanner.skipOne()
                continue
            }
            scanner.skipTrivia()
            if word == label, scanner.current == UInt8(ascii: ":") { return true }
        }
        return false
    }
}

extension SourceText {
    /// The line of the first word.
    fileprivate var line: Int {
        var scanner = SourceScanner(source)
        scanner.skipTrivia()
        let before = scanner.text(0, scanner.position).utf8
        return (location.line ?? 1) + before.count { $0 == UInt8(ascii: "\n") }
    }
}

extension SourceScanner {
    /// Skips attributes and modifiers, and the name of a macro with its `#`.
    fileprivate mutating func skipMacroName() {
        skipTrivia()
        while !isAtEnd, current != UInt8(ascii: "#") {
            if current == UInt8(ascii: "@") {
                skipAttribute()
            } else if readName() == nil {
                skipOne()
            }
            skipTrivia()
        }
        skipOne()
        _ = readName()
    }

    /// Reads one piece, such as brackets with what is in them.
    mutating func takeOne() -> String {
        let start = position
        skipOne()
        return text(start, position)
    }
}
