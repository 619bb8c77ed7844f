// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import Foundation

/// Addresses of pages.
///
/// An input has a byte of options and then four lines: the app's path, an address, and two values of a stack's path.
enum RouteTarget: FuzzTarget {
    static let name = "routes"
    static let words =
        FuzzInput.joining + [
            "/", "//", "\\", "/app", "?at=", "&at=", "?", "&", "#", "!", ",", ":", "String:", "Int:", "%2c", "%2F",
            "%", "http://evil.example", "\t", "..", "7,8", "-9223372036854775808",
        ]
    static let seeds = [
        "\u{0}\n/parks/7?at=7,8!0123\n7\nAnn", "\u{1}/app\n/app//evil.example/x?y=1\na,b\nc:d",
        "\u{2}/app\n/application?at=Int:7,String:a%20b#x\n-1\nü/😀", "\u{3}\n//evil.example\n0\n%",
    ]

    static func run(_ bytes: [UInt8]) {
        var input = FuzzInput(bytes)
        let options = input.byte()
        let (base, address, first, second) = (input.line(), input.line(), input.line(), input.text())
        let scope = SessionScope(basePath: base, isDevelopment: false)
        scope.addressSeal = seal
        scope.route = address
        expectOnThisHost(scope.route)
        check(scope.pageURL)
        check(scope.url(below: address))
        if let told = URLOpeners.told(scope.pageURL) {
            check(told)
            expect(!(told.query ?? "").split(separator: "&").contains { $0.hasPrefix("at=") }, "tells the stack's part")
        }
        expect(address.onThisHost.onThisHost == address.onThisHost, "another address the second time")
        openAndReturn(scope, address, options & 1 == 0 ? [first, second] : [Int(first) ?? 0, Int(second) ?? 0])
    }

    /// A signature that no input contains.
    private static let seal = AddressSeal { text in
        var hash = FNV1a()
        hash.add("secret" + text)
        return hash.hex
    }

    private static func expectOnThisHost(_ address: String) {
        // Browsers remove tabs and line breaks from an address before they read it.
        let bytes = address.utf8.filter { $0 != 0x09 && $0 != 0x0a && $0 != 0x0d }
        expect(bytes.first == 0x2f, "no path: \(address.debugDescription)")
        let second = bytes.dropFirst().first
        expect(second != 0x2f && second != 0x5c, "another host: \(address.debugDescription)")
    }

    private static func check(_ url: URL) {
        expect(url.scheme == nil && url.host == nil, "another host for the app: \(url)")
        expectOnThisHost(url.absoluteString)
    }

    /// The address of a path opens the same path, and an address from outside opens none.
    @MainActor
    private static func openAndReturn(_ scope: SessionScope, _ address: String, _ path: [AnyHashable]) {
        let environment = EnvironmentScope(parent: nil)
        var opened: [AnyHashable] = []
        let model = NavigationModel()
        let segment = NavigationSegment(
            model, anchor: nil, outer: nil, environment: environment, write: { opened = $0 })
        segment.register(Int.self, of: ObjectIdentifier(model)) { _ in AnyView(EmptyView()) }
        segment.register(String.self, of: ObjectIdentifier(model)) { _ in AnyView(EmptyView()) }
        let map = AutomaticAddresses(scope, segment, nil, environment)
        map.open(address)
        expect(opened.isEmpty, "opens what nobody has declared: \(address.debugDescription)")
        guard let own = map.address(of: path) else { return }
        expectOnThisHost(own)
        expect(own.utf8.count <= 2000, "a long address")
        map.open(own)
        expect(opened == path, "\(own.debugDescription) opens \(opened) for \(path)")
    }
}
