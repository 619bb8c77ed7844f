// SPDX-License-Identifier: Apache-2.0

/// What is known of the browser when it asks for a page.
package struct PageRequest: Sendable {
    package var path: String
    package var query: String?
    package var basePath: String
    package var locale: String?
    /// Whether the browser says that it is a phone's.
    package var isPhone: Bool

    package init(
        path: String = "/", query: String? = nil, basePath: String = "", locale: String? = nil, isPhone: Bool = false
    ) {
        self.path = path
        self.query = query
        self.basePath = basePath
        self.locale = locale
        self.isPhone = isPhone
    }
}

/// Renders the page of a GET: without effects, and without keeping anything.
package enum FirstPage {
    @MainActor package static func render(_ content: RootContent, request: PageRequest) -> RenderedPage {
        let scope = SessionScope(basePath: request.basePath)
        scope.document.title = content.title
        scope.route = request.path + (request.query.map { "?" + $0 } ?? "")
        if let locale = request.locale { scope.facts.locale = locale }
        // The window's size is unknown before the script runs; this is the size class that phones have.
        if request.isPhone { (scope.facts.width, scope.facts.height) = (390, 844) }
        return SessionContext.$current.withValue(scope) {
            let tree = Tree(scope: scope, clock: ContinuousSessionClock(), runsEffects: false, wake: {})
            tree.mount(content.make())
            let page = tree.writePage()
            tree.unmount()
            return page
        }
    }
}
