// SPDX-License-Identifier: Apache-2.0

/// The title, language, direction and address of a page.
@MainActor
package final class DocumentFacts {
    package var title: String?
    /// The address that the browser shows.
    package var place: String?
    package var language: String?
    package var direction: String?
}

/// The markup of one page and everything that is sent with it.
package struct RenderedPage: Sendable {
    package let root: String
    package let overlays: String
    package let rules: String
    package let symbols: String
    package let count: Int
    package let sum: String
    package let title: String?
    package let language: String?
    package let direction: String?
    /// The words that the client says by itself about the connection.
    package internal(set) var words: [String] = []
}
