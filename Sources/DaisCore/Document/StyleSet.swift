// SPDX-License-Identifier: Apache-2.0

/// A set of declarations that becomes one class rule.
///
/// The content security policy disables style attributes, so every distinct set gets a class named by a hash of its
/// text. Names are equal in every session and process, which allows a process to adopt a page that another one has
/// rendered. Sets are interned per process, so a row that looks like a thousand others costs one pointer.
///
/// A name belongs to one set as long as that set is in use. If the hashes of two sets are equal, which can be arranged
/// with a computed color, the later one gets another name. Then the page of another process is replaced, not adopted.
@MainActor
package final class StyleSet {
    package let declarations: [Declaration]
    package let className: String
    package let rule: String

    private init(_ declarations: [Declaration], className: String, body: String) {
        self.declarations = declarations
        self.className = className
        self.rule = ".\(className){\(body)}"
    }

    package static let empty = StyleSet([], className: "", body: "")
    private static var interned = BoundedCache<[Declaration], StyleSet>(limit: 8 << 20)
    /// The sets in use by name, including those that are no longer in ``interned``.
    private static var named: [String: Weak<StyleSet>] = [:]
    /// The number of names at which those of sets that have gone are removed.
    private static var namesBeforeSweep = 20_000

    package static func of(_ declarations: [Declaration]) -> StyleSet {
        if declarations.isEmpty { return empty }
        if let known = interned[declarations] { return known }
        let set = living(declarations)
        interned.insert(
            set, for: declarations,
            bytes: 2 * set.rule.utf8.count + declarations.count * MemoryLayout<Declaration>.stride + 128)
        return set
    }

    /// Returns the set in use with these declarations, or a new one.
    private static func living(_ declarations: [Declaration]) -> StyleSet {
        let body = declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";")
        var hash = FNV1a()
        hash.add(body)
        while true {
            let name = "s" + String(hash.value & 0xff_ffff_ffff, radix: 36)
            guard let known = named[name]?.object else {
                let made = StyleSet(declarations, className: name, body: body)
                named[name] = Weak(made)
                sweepNames()
                return made
            }
            if known.declarations == declarations { return known }
            // Hashing the text once more gives the next name.
            hash.add(body)
        }
    }

    private static func sweepNames() {
        guard named.count > namesBeforeSweep else { return }
        named = named.filter { $0.value.object != nil }
        namesBeforeSweep = max(20_000, 2 * named.count)
    }

    /// Returns the style with further declarations.
    func merging(_ more: [Declaration]) -> StyleSet { StyleSet.of(removing(more).declarations + more) }

    /// Returns the style without the properties of some declarations.
    func removing(_ some: [Declaration]) -> StyleSet {
        StyleSet.of(declarations.filter { kept in !some.contains { $0.property == kept.property } })
    }

    package subscript(property: String) -> String? {
        declarations.last { $0.property == property }?.value
    }
}
