// SPDX-License-Identifier: Apache-2.0

/// The reason why nobody was logged in. The text is for the log, and names who has to change something.
enum OpenIDError: Error, CustomStringConvertible {
    /// The command line is incomplete.
    case settings(String)
    /// The provider does not answer, or not with what it should.
    case provider(String)
    /// The browser has not begun this login, or too long ago. It may be an attempt of another site.
    case foreign(String)
    /// The provider has refused, or the person has.
    case refused(code: String)
    /// The token is not for this login.
    case token(String)
    /// The board does not know the person.
    case stranger(String)

    var description: String {
        switch self {
        case .settings(let text): text
        case .provider(let text): "The OpenID provider: \(text)"
        case .foreign(let text): "The browser: \(text)"
        case .refused(let code): "The OpenID provider has refused with “\(code)”"
        case .token(let text): "The token of the OpenID provider: \(text)"
        case .stranger(let text): "The person: \(text)"
        }
    }

    /// The word in the address that leads back to the login page.
    var code: OpenIDFailure {
        switch self {
        case .settings, .provider, .token: .provider
        case .foreign: .late
        case .refused: .refused
        case .stranger: .stranger
        }
    }
}

/// Selects the sentence on the login page. Anybody can write such an address, so a case carries no text of its own.
enum OpenIDFailure: String {
    case provider, late, refused, stranger

    var sentence: String {
        switch self {
        case .provider: "The login service does not work at the moment. The log of the board says why."
        case .late: "This login took too long, or began in another browser. Try again."
        case .refused: "The login service did not let you in."
        case .stranger: "Nobody has invited you to this board with the address of your account."
        }
    }
}
