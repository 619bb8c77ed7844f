// SPDX-License-Identifier: Apache-2.0

public import DaisServer

/// An app with its own scripts, for the custom elements it shows.
///
/// ```swift no-compile: extends the app; docs/Migration.md has the whole
/// extension Shop: ServesScripts {
///     static var scripts: [PageScript] {
///         [PageScript(name: "star-rating.js", source: "customElements.define('star-rating', class extends HTMLElement { … })")]
///     }
/// }
/// ```
@MainActor
public protocol ServesScripts {
    /// The scripts, read once when the server starts.
    static var scripts: [PageScript] { get }
    /// The policies of Trusted Types that the scripts create; see `ServerOptions.trustedTypePolicies`. The default is
    /// `nil`, which lets the scripts make markup of text.
    static var trustedTypePolicies: [String]? { get }
}

extension ServesScripts {
    /// Lets the scripts make markup of text.
    public static var trustedTypePolicies: [String]? { nil }
}
