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
}
