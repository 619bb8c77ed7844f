// SPDX-License-Identifier: Apache-2.0

/// The session of the current turn or task.
package enum SessionContext {
    @TaskLocal package static var current: SessionScope?
}

/// The state of one session that is available without being passed: storage, browser facts and document facts.
///
/// Apparently global state belongs to the session. Every turn sets the task-local value, and `Task {}` inherits it.
@MainActor
package final class SessionScope {
    package var facts = BrowserFacts() { didSet { publishWindow() } }
    /// The size of the window and its safe area, for code on any thread.
    nonisolated let window = StateBox(BrowserFacts().window)
    nonisolated let safeArea = StateBox(UIEdgeInsets.zero)
    /// The language of the reader, for code on any thread.
    nonisolated let language = StateBox(ReaderLanguage())
    /// The path and query of the page. It names no other host, whatever the browser sends.
    package var route = "/" { didSet { route = route.onThisHost } }
    package let document = DocumentFacts()
    package let basePath: String
    /// The path of the server's own addresses. That of a preview is not its base path.
    let serverPath: String
    package let isDevelopment: Bool
    /// The id of the session, or the empty string for a first page.
    package nonisolated let session: String
    /// The user of the session, if the server knows one.
    package var visitor: Visitor? { didSet { identityBinding = visitor?.identity?.binding } }
    /// The owner of the session.
    package weak var host: (any SessionHost)?
    /// Indicates whether the session has ended, or will with this turn.
    package var isOver = false
    /// The address at which the browser sends and fetches files.
    var fileAddress: String { "\(serverPath)/_dais/files/\(session)" }
    /// Seals the values of paths in addresses; `nil` if no address opens an undeclared page.
    package var addressSeal: AddressSeal?
    /// Names the user to whom the state of the session belongs; `nil` if nobody is known.
    package var identityBinding: String?
    /// The values kept by type for the life of the session: caches, `@AppStorage`, coordinators.
    private var storage: [ObjectIdentifier: AnyObject] = [:]
    private(set) var rootEnvironment: EnvironmentScope?
    weak var tree: Tree?
    /// Indicates whether values of `@State` outlive the process, because the app is being written.
    var keepsStates = false
    /// Indicate whether the tab is hidden, and whether a view observes it.
    var isHidden = false
    var watchesPhase = false
    private var told = ToldState()
    /// The element whose handler is running.
    weak var handling: Element?
    /// Indicates whether appearing views receive the address with which the app was opened.
    var isOpening = false { didSet { publishWindow() } }
    private var reports: [(level: String, message: String)] = []
    /// The last diagnostics, for an inspector that is opened later.
    private(set) var pastReports: [String] = []
    /// The record of what the session does, while an inspector is open.
    var inspection: SessionInspection?
    /// Describes the presentations, for an inspector.
    var inspectLayers: () -> [InspectedLayer] = { [] }
    private var keepers = SessionKeepers()
    /// Indicates whether the views of the session are gone for good.
    private(set) var hasEnded = false

    package init(
        basePath: String = "", serverPath: String? = nil, session: String = "", isDevelopment: Bool = true
    ) {
        self.basePath = basePath
        self.serverPath = serverPath ?? basePath
        self.session = session
        self.isDevelopment = isDevelopment
    }

    /// Makes the environment above the app's root view.
    func makeEnvironment(for tree: Tree) -> EnvironmentScope {
        let environment = EnvironmentScope(parent: nil, values: [pageURLEntry])
        rootEnvironment = environment
        publishFacts()
        return environment
    }

    /// The facts with which views compute sizes. With those of the actual window, the page of a session that opens
    /// would differ from the one that the browser shows.
    var shownFacts: BrowserFacts { isOpening ? facts.assumedWindow : facts }

    private func publishWindow() {
        let facts = shownFacts
        window.write(facts.window)
        safeArea.write(UIEdgeInsets(facts.insets, isRightToLeft: facts.isRightToLeft))
        language.write(ReaderLanguage(locale: facts.locale, timeZone: facts.timeZone))
    }

    func viewportChanged(_ payload: JSONValue) {
        var new = facts
        new.width = payload[0].windowLength ?? new.width
        new.height = payload[1].windowLength ?? new.height
        new.isDark = payload[2].bool ?? new.isDark
        new.isRightToLeft = payload[3].bool ?? new.isRightToLeft
        new.insets = EdgeInsets(payload, from: 4)
        new.fontSize = payload[8].fontSize ?? new.fontSize
        facts = new
        publishFacts()
    }

    func publishFacts() {
        rootEnvironment?.update([
            (ObjectIdentifier(BrowserFactsKey.self), facts), (ObjectIdentifier(ScenePhaseKey.self), phase),
        ])
        if let visitor { rootEnvironment?.update([(ObjectIdentifier(VisitorKey.self), visitor)]) }
        let changes = told.changes(to: phase, facts.window)
        if !changes.isEmpty { SessionContext.$current.withValue(self) { for change in changes { change.post() } } }
    }

    /// Returns the session's object of a type, made on first use.
    package func shared<T: AnyObject>(_ type: T.Type, make: () -> T) -> T {
        if let known = storage[ObjectIdentifier(type)] { return unsafeDowncast(known, to: T.self) }
        let made = make()
        storage[ObjectIdentifier(type)] = made
        return made
    }

    /// Returns the session's object of a type if it has been made.
    func known<T: AnyObject>(_ type: T.Type) -> T? {
        storage[ObjectIdentifier(type)].map { unsafeDowncast($0, to: T.self) }
    }

    /// Tells an object when the session has ended. A call after that tells it at once.
    func tell(_ keeper: any SessionKeeper) {
        if hasEnded { keeper.sessionEnded(self) } else { keepers.add(keeper) }
    }

    /// Releases the views that objects of the app keep for this session.
    func end() {
        hasEnded = true
        for keeper in keepers.takeAll() { keeper.sessionEnded(self) }
    }

    nonisolated func report(level: String, _ message: String) {
        guard isDevelopment else { return }
        Task { @MainActor in self.reports.append((level, message)) }
    }

    func takeReports() -> [(level: String, message: String)] {
        guard !reports.isEmpty else { return [] }
        defer { reports = [] }
        for report in reports {
            pastReports.append(report.message)
            inspection?.add(message: report.message)
        }
        pastReports = pastReports.suffix(20)
        return reports
    }
}

/// The facts that texts depend on.
struct ReaderLanguage: Equatable {
    var locale = BrowserFacts().locale
    var timeZone = BrowserFacts().timeZone
}

/// The key of the browser's facts, from which `colorScheme`, size classes and others are read.
enum BrowserFactsKey: EnvironmentKey {
    static let defaultValue = BrowserFacts()
}

/// The key of who uses the session, from which `identity` and `request` are read.
enum VisitorKey: EnvironmentKey { static var defaultValue: Visitor? { nil } }
