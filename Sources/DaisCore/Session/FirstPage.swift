// SPDX-License-Identifier: Apache-2.0

/// The properties of a browser's request for a page.
package struct PageRequest: Sendable {
    package var path: String
    package var query: String?
    package var basePath: String
    package var locale: String?
    /// Indicates whether the browser identifies itself as a phone.
    package var isPhone: Bool
    /// Indicates whether problems are shown in the page.
    package var isDevelopment: Bool
    package var visitor: Visitor?

    package init(
        path: String = "/", query: String? = nil, basePath: String = "", locale: String? = nil, isPhone: Bool = false,
        isDevelopment: Bool = true, visitor: Visitor? = nil
    ) {
        self.path = path
        self.query = query
        self.basePath = basePath
        self.locale = locale
        self.isPhone = isPhone
        self.isDevelopment = isDevelopment
        self.visitor = visitor
    }
}

/// Renders the page for a GET request, without running effects or keeping state.
package enum FirstPage {
    @MainActor package static func render(_ content: RootContent, request: PageRequest) -> RenderedPage {
        TurnWatch.begin()
        defer { TurnWatch.end() }
        let tool = content.developmentAddress(
            request.path, below: request.basePath, isDevelopment: request.isDevelopment)
        let scope = SessionScope(
            basePath: tool?.basePath ?? request.basePath, serverPath: request.basePath,
            isDevelopment: request.isDevelopment)
        scope.document.title = content.title
        scope.addressSeal = content.addressSeal
        scope.visitor = request.visitor
        scope.route = request.path + (request.query.map { "?" + $0 } ?? "")
        scope.facts = BrowserFacts(isPhone: request.isPhone)
        if let locale = request.locale { scope.facts.locale = locale }
        if let tool { scope.facts.assume(tool.settings) }
        return SessionContext.$current.withValue(scope) {
            let tree = Tree(scope: scope, clock: ContinuousSessionClock(), runsEffects: false, wake: {})
            tree.mount(content.view(in: scope))
            var page = tree.writePage()
            page.words = BuiltInStrings(KnownLocales.locale(scope.facts.locale)).ofStatus
            tree.unmount()
            return page
        }
    }
}
