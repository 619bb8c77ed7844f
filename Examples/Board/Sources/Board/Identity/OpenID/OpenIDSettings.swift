// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// The provider that people may log in with, from the command line.
struct OpenIDSettings: Sendable {
    static let issuerOption = CommandLineOption(
        "--openid", value: "ISSUER", help: "the address of an OpenID provider that people log in with")
    static let clientOption = CommandLineOption(
        "--openid-client", value: "ID", help: "the board’s name at the provider (BOARD_OPENID_SECRET is its secret)")
    static let titleOption = CommandLineOption(
        "--openid-title", value: "TITLE", help: "the name of the provider for people (default: its host)")
    static let addressOption = CommandLineOption(
        "--address", value: "ADDRESS", help: "the address of the board for browsers, such as https://board.example.org")
    static let options = [issuerOption, clientOption, titleOption, addressOption]

    let issuer: String
    let client: String
    /// The secret, or `nil` if the provider knows the board as a public client.
    let secret: String?
    let title: String
    /// The address of the board. It must not come from a request, which can say anything.
    let home: String
    /// The address to which the provider sends people back.
    var callback: String { home + OpenIDLogin.callbackPath }

    /// The settings of the command line, or `nil` without an issuer.
    ///
    /// - Throws: An ``OpenIDError`` that names the option.
    static func fromCommandLine() throws -> OpenIDSettings? {
        guard let issuer = issuerOption.value else { return nil }
        return try OpenIDSettings(
            issuer: issuer, client: clientOption.value, title: titleOption.value, address: addressOption.value,
            secret: ProcessInfo.processInfo.environment["BOARD_OPENID_SECRET"])
    }

    init(issuer: String, client: String?, title: String?, address: String?, secret: String?) throws {
        guard let client, !client.isEmpty else { throw OpenIDError.settings("--openid needs --openid-client ID") }
        guard let address, let place = URL(string: address), Self.isSafe(place) else {
            throw OpenIDError.settings("--openid needs --address with the https address of the board")
        }
        guard let provider = URL(string: issuer), Self.isSafe(provider) else {
            throw OpenIDError.settings("--openid needs an address with https, not \(issuer)")
        }
        self.issuer = issuer
        self.client = client
        self.secret = secret
        self.title = title ?? provider.host() ?? issuer
        home = address.hasSuffix("/") ? String(address.dropLast()) : address
    }

    /// Indicates whether nobody between can read what is sent there: it has `https`, or is this machine.
    static func isSafe(_ address: URL) -> Bool {
        address.scheme == "https"
            || address.scheme == "http" && ["127.0.0.1", "localhost", "::1"].contains(address.host())
    }

    var isEncrypted: Bool { home.hasPrefix("https:") }
}
