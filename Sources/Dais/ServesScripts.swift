// SPDX-License-Identifier: Apache-2.0

public import DaisServer

/// An app with scripts of its own, for the custom elements that it shows.
///
/// ```swift
/// extension Shop: ServesScripts {
///     static var scripts: [PageScript] {
///         [PageScript(name: "star-rating.js", source: "customElements.define('star-rating', class extends HTMLElement { … })")]
///     }
/// }
/// ```
@MainActor
public protocol ServesScripts {
    /// Read once, when the server starts.
    static var scripts: [PageScript] { get }
}
