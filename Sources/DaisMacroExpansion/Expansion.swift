// SPDX-License-Identifier: Apache-2.0

extension Request {
    /// The answer to the request.
    var reply: Reply {
        switch self {
        case .getCapability:
            .getCapabilityResult(capability: .init())
        case .expandFreestandingMacro(let macro, let discriminator, let syntax):
            macro.typeName == "Preview"
                ? PreviewMacro(syntax, discriminator: discriminator).reply : .missing(macro, at: syntax)
        case .expandAttachedMacro(let macro, let role, let attribute, let declaration, let context):
            switch macro.typeName {
            case "Entry": EntryMacro(declaration, attribute: attribute, context: context ?? []).reply(role)
            case "EntryDefault": EntryMacro.defaultAccessor(of: declaration)
            case "Previewable" where (context ?? []).contains(where: \.isPreview): .source("")
            case "Previewable":
                .error(
                    "'@Previewable' can only be used at the start of the body of '#Preview'; remove it here", attribute)
            default: .missing(macro, at: attribute)
            }
        }
    }
}

extension SourceText {
    /// Indicates whether this is `#Preview`, whose expansion takes the declarations out of its body.
    fileprivate var isPreview: Bool {
        var scanner = SourceScanner(source)
        scanner.skipTrivia()
        guard scanner.current == UInt8(ascii: "#") else { return false }
        scanner.skipOne()
        return scanner.readName() == "Preview"
    }
}

extension Reply {
    /// An expansion.
    static func source(_ text: String) -> Reply { .expandMacroResult(expandedSource: text, diagnostics: []) }

    /// An error instead of an expansion.
    static func error(_ text: String, _ place: SourceText) -> Reply {
        .expandMacroResult(expandedSource: nil, diagnostics: [Message(text, at: place)])
    }

    /// A macro that another version of this program expands.
    static func missing(_ macro: MacroReference, at place: SourceText) -> Reply {
        .error(
            "this build of DaisMacros has no macro '\(macro.typeName)'; clean the build folder and build again", place)
    }
}
