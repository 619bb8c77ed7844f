// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Addresses of stacks without routes: `?at=7,8`, if the values of the path can be written this way.
///
/// An address opens a page only if this app has written it, or if the types of its values are declared with
/// ``View/navigationAddresses(for:where:)``:
///
///     declared types only      ?at=7,8            anyone can write it
///     other types              ?at=7,8!k3x…       the seal shows that the app wrote it
@MainActor
final class AutomaticAddresses: AddressMap {
    private weak var segment: NavigationSegment?
    private let element: (any Hashable.Type)?
    private let environment: EnvironmentScope

    init(
        _ scope: SessionScope, _ segment: NavigationSegment, _ element: (any Hashable.Type)?,
        _ environment: EnvironmentScope
    ) {
        self.segment = segment
        self.element = element
        self.environment = environment
        super.init(scope)
    }

    private var declared: [ObjectIdentifier: AddressableValues] {
        EnvironmentValues(scope: environment).addressableValues
    }

    override func address(of path: [AnyHashable]) -> String? {
        var parts: [String] = []
        for value in path {
            guard let text = PathText.text(of: value), element == nil || element == type(of: value.base) as Any.Type
            else { return nil }
            let type = element == nil ? PathText.escaped("\(type(of: value.base))") + ":" : ""
            parts.append(type + PathText.escaped(text))
        }
        let (place, query) = split(scope.route)
        var items = query.filter { !$0.hasPrefix("at=") }
        if !parts.isEmpty {
            var text = parts.joined(separator: ",")
            let declared = declared
            if !path.allSatisfy({ declared[ObjectIdentifier(type(of: $0.base))] != nil }) {
                guard let seal = scope.addressSeal else { return nil }
                text = seal.seal(text, of: place)
            }
            items.append("at=" + text)
        }
        let address = items.isEmpty ? place : place + "?" + items.joined(separator: "&")
        return address.utf8.count > 2000 ? nil : address
    }

    private func split(_ address: String) -> (place: String, query: [String]) {
        // A mark that follows a sign would join it as a `Character`.
        let parts = address.unicodeScalars.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = parts.count > 1 ? parts[1].split(separator: "&").map { String($0) } : []
        return (String(parts[0]), query)
    }

    override var area: String { split(scope.route).place }

    override func restore(_ segment: NavigationSegment) {
        guard let path = path(in: scope.route, segment), !path.isEmpty else { return }
        segment.take(path)
        segment.write?(path)
    }

    override func open(_ address: String) {
        guard let segment else { return }
        let path = path(in: address, segment) ?? []
        if let write = segment.write { write(path) } else { segment.take(path) }
    }

    /// Returns the values of an address, up to the first one that is unreadable or that the address may not open.
    private func path(in address: String, _ segment: NavigationSegment) -> [AnyHashable]? {
        let (place, query) = split(address)
        guard let item = query.first(where: { $0.hasPrefix("at=") }) else { return nil }
        let (text, isOwn) = AddressSeal.open(item.dropFirst(3), of: place, by: scope.addressSeal)
        let declared = declared
        var path: [AnyHashable] = []
        for part in text.split(separator: ",").prefix(100) {
            guard let value = value(String(part), segment) else {
                Diagnostics.warn(
                    "The address names “\(part.prefix(60))”, which no page of the stack is for.",
                    remedy: "The pages before it are shown.")
                break
            }
            guard isOwn || declared[ObjectIdentifier(type(of: value.base))]?.contains(value) == true else {
                let type = type(of: value.base)
                Diagnostics.warn(
                    "The address names “\(part.prefix(60))”, but this app has not written it, or its process has ended.",
                    remedy: """
                        The pages before it are shown. If anybody may open every \(type) that its destination knows, \
                        add .navigationAddresses(for: \(type).self) to the NavigationStack.
                        """)
                break
            }
            path.append(value)
        }
        return path
    }

    private func value(_ part: String, _ segment: NavigationSegment) -> AnyHashable? {
        if let element { return part.removingPercentEncoding.flatMap { PathText.value(element, from: $0) } }
        let halves = part.split(separator: ":", maxSplits: 1).map { String($0).removingPercentEncoding ?? "" }
        guard halves.count == 2 else { return nil }
        return segment.value(ofType: halves[0], from: halves[1])
    }
}
