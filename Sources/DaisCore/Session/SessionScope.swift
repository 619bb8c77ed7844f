// SPDX-License-Identifier: Apache-2.0

/// The session whose turn or task this is.
package enum SessionContext {
    @TaskLocal package static var current: SessionScope?
}

/// What belongs to one session and is found without passing it: storage, the browser's facts, the document.
///
/// Everything that looks global is the session's own. Every turn sets the task-local, and `Task {}` inherits it.
@MainActor
package final class SessionScope {
    package var facts = BrowserFacts()
    package var route = "/"
    package let document = DocumentFacts()
    package let basePath: String
    package let isDevelopment: Bool
    /// Where the browser sends and fetches the session's files.
    let fileAddress: String
    /// Values kept by type for the life of the session: caches, `@AppStorage`, coordinators.
    private var storage: [ObjectIdentifier: AnyObject] = [:]
    private(set) var rootEnvironment: EnvironmentScope?
    weak var presentations: PresentationEngine?
    private(set) weak var tree: Tree?
    /// Whether the tab is covered, and whether anybody wants to know.
    var isHidden = false
    var watchesPhase = false
    /// The element whose handler runs.
    weak var handling: Element?
    /// What the addresses in the browser's history mean.
    weak var places: PlaceMap?
    /// What is told of addresses.
    let openers = URLOpeners()
    /// Whether views that appear are told of the address that the app was opened with.
    var isOpening = false
    private var reports: [(level: String, message: String)] = []

    package init(basePath: String = "", session: String = "", isDevelopment: Bool = true) {
        self.basePath = basePath
        fileAddress = "\(basePath)/_dais/files/\(session)"
        self.isDevelopment = isDevelopment
    }

    /// The environment above the app's root view.
    func makeEnvironment(for tree: Tree) -> EnvironmentScope {
        let environment = EnvironmentScope(parent: nil, values: [pageURLEntry] + EditScope.own)
        rootEnvironment = environment
        self.tree = tree
        publishFacts()
        return environment
    }

    func viewportChanged(_ payload: JSONValue) {
        func length(_ index: Int, _ old: Double) -> Double {
            guard let value = payload[index].number, value >= 0, value < 100_000 else { return old }
            return value
        }
        facts.width = length(0, facts.width)
        facts.height = length(1, facts.height)
        facts.isDark = payload[2].bool ?? facts.isDark
        facts.isRightToLeft = payload[3].bool ?? facts.isRightToLeft
        facts.insets = EdgeInsets(payload, from: 4)
        publishFacts()
    }

    func publishFacts() {
        rootEnvironment?.update([
            (ObjectIdentifier(BrowserFactsKey.self), facts), (ObjectIdentifier(ScenePhaseKey.self), phase),
        ])
    }

    /// The session's one object of a kind.
    package func shared<T: AnyObject>(_ type: T.Type, make: () -> T) -> T {
        if let known = storage[ObjectIdentifier(type)] { return unsafeDowncast(known, to: T.self) }
        let made = make()
        storage[ObjectIdentifier(type)] = made
        return made
    }

    /// The same, if it has been made.
    func known<T: AnyObject>(_ type: T.Type) -> T? {
        storage[ObjectIdentifier(type)].map { unsafeDowncast($0, to: T.self) }
    }

    nonisolated func report(level: String, _ message: String) {
        guard isDevelopment else { return }
        Task { @MainActor in self.reports.append((level, message)) }
    }

    func takeReports() -> [(level: String, message: String)] {
        defer { reports = [] }
        return reports
    }
}

/// Title, language and direction of the page.
@MainActor
package final class DocumentFacts {
    package var title: String?
    /// The address that the browser shows.
    package var place: String?
    package var language: String?
    package var direction: String?
}

/// The browser's facts in the environment; `colorScheme`, size classes and the like are read from them.
enum BrowserFactsKey: EnvironmentKey {
    static let defaultValue = BrowserFacts()
}
