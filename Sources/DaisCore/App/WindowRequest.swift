// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The window that an address of the app asks for, with its value.
///
/// The address is signed, because an app trusts the value of a window: only its own code opens windows.
package struct WindowRequest: Codable, Equatable, Sendable {
    let id: String?
    /// The type of the value.
    let type: String?
    /// The value as JSON.
    let value: String?

    init<D: Codable & Hashable>(id: String?, value: D?) {
        self.id = id
        type = value == nil ? nil : Self.name(of: D.self)
        self.value = value.flatMap { value in
            (try? JSONEncoder().encode([value])).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    static func name<D>(of type: D.Type) -> String { String(reflecting: type) }

    func decoded<D: Codable>(as type: D.Type) -> D? {
        guard self.type == Self.name(of: type), let value else { return nil }
        return (try? JSONDecoder().decode([D].self, from: Data(value.utf8)))?.first
    }

    /// Returns the address of a new window, or `nil` if the server signs none or the value is too long for an address.
    func address(by seal: AddressSeal?) -> String? {
        guard let seal, let json = try? JSONEncoder().encode(self) else { return nil }
        let text = json.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
            "=", with: "")
        let address = "/?\(Self.item)=" + seal.seal(text, of: Self.item)
        return address.utf8.count > 2000 ? nil : address
    }

    /// Reads the request of an address that this app has written.
    init?(address: String, by seal: AddressSeal?) {
        let query = address.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        guard let item = query.split(separator: "&").first(where: { $0.hasPrefix(Self.item + "=") }) else { return nil }
        let (text, isOwn) = AddressSeal.open(item.dropFirst(Self.item.count + 1), of: Self.item, by: seal)
        var padded = String(text).replacing("-", with: "+").replacing("_", with: "/")
        while padded.utf8.count % 4 != 0 { padded += "=" }
        guard isOwn, let json = Data(base64Encoded: padded),
            let request = try? JSONDecoder().decode(Self.self, from: json)
        else {
            Diagnostics.warn(
                "The address asks for a window, but this app has not written it, or its process has ended.",
                remedy: "The first window is shown. Open windows with the action `openWindow`.")
            return nil
        }
        self = request
    }

    private static let item = "window"

    /// The request of the current session, read once from the address of its page.
    @MainActor static var current: WindowRequest? {
        guard let tree = SessionContext.current?.tree else { return nil }
        return tree.companion(Holder.self) { tree in
            Holder(WindowRequest(address: tree.scope.route, by: tree.scope.addressSeal))
        }.request
    }

    @MainActor private final class Holder {
        let request: WindowRequest?
        init(_ request: WindowRequest?) { self.request = request }
    }
}
