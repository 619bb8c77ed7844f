// SPDX-License-Identifier: Apache-2.0

/// A set of declarations that becomes one class rule.
///
/// Style attributes are dead under the content security policy, so every distinct set gets a class whose name is a
/// hash of its text. Names are the same in every session and process, which lets a page rendered by one worker be
/// adopted by another. Sets are interned per process: a row that looks like a thousand others costs one pointer.
@MainActor
package final class StyleSet {
    package let declarations: [Declaration]
    package let className: String
    package let rule: String

    private init(_ declarations: [Declaration]) {
        let body = declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";")
        var hash = FNV1a()
        hash.add(body)
        self.declarations = declarations
        self.className = "s" + String(hash.value & 0xff_ffff_ffff, radix: 36)
        self.rule = ".\(className){\(body)}"
    }

    package static let empty = StyleSet([])
    private static var interned: [[Declaration]: StyleSet] = [:]
    /// Values that change all the time (a progress, a drag) would fill the table; beyond this it is emptied, which
    /// costs nothing but sharing.
    private static let limit = 20_000

    package static func of(_ declarations: [Declaration]) -> StyleSet {
        if declarations.isEmpty { return empty }
        if let known = interned[declarations] { return known }
        if interned.count >= limit { interned.removeAll(keepingCapacity: true) }
        let made = StyleSet(declarations)
        interned[declarations] = made
        return made
    }

    package subscript(property: String) -> String? {
        declarations.last { $0.property == property }?.value
    }
}
