// SPDX-License-Identifier: Apache-2.0

/// The cookies of one session that its browser is to fetch.
///
/// ```
/// run ──▶ offered ──request of the same browser──▶ fetching ──decided──▶ fetched
///            │                                        │                    │ the browser reports, or time is over
///            │ the browser reports: refused           │                    ▼
///            │ time is over: late                     ▼                  done: identity changes, the call returns
///            └────────────────────────────▶ done: the call throws
/// ```
@MainActor
package final class CookieErrands {
    private enum Stage {
        case offered
        case fetching
        case fetched(Authentication.Decision?, Visitor)
    }

    private struct Errand {
        let cookies: [ResponseCookie]
        var stage = Stage.offered
        var finish: ((CookieError?) -> Void)?
        var timer: Task<Void, Never>?
    }

    private unowned let scope: SessionScope
    private var errands: [String: Errand] = [:]
    /// The time after which an address is no longer valid.
    private static let patience = Duration.seconds(15)

    init(_ scope: SessionScope) { self.scope = scope }

    /// Lets the browser fetch cookies, and returns when it has them or why it has not.
    func run(_ cookies: [ResponseCookie]) async -> CookieError? {
        guard scope.tree?.runsEffects == true, !scope.isOver else { return .ended }
        return await withCheckedContinuation { continuation in
            offer(cookies) { continuation.resume(returning: $0) }
        }
    }

    /// Lets the browser fetch cookies.
    package func offer(_ cookies: [ResponseCookie], finish: ((CookieError?) -> Void)? = nil) {
        let token = SecureToken.make()
        var errand = Errand(cookies: cookies, finish: finish)
        errand.timer = Task { [weak self] in
            guard (try? await Task.sleep(for: Self.patience)) != nil else { return }
            self?.expire(token)
        }
        errands[token] = errand
        let operation = Operation.document(name: "fetch", value: "\(scope.cookieAddress)/\(token)")
        scope.tree?.mailbox.perform { [weak scope] in scope?.tree?.emit(operation) }
    }

    /// Returns the cookies of an address once, or `nil` if it is not valid for the browser.
    package func take(_ token: String, browser: String?) -> [ResponseCookie]? {
        guard let errand = errands[token], case .offered = errand.stage, !scope.isOver else { return nil }
        // The address is used up even if another browser asks.
        guard scope.visitor?.browser == browser else {
            finish(token, error: .refused)
            return nil
        }
        errands[token]?.stage = .fetching
        return errand.cookies
    }

    /// Keeps what the app has decided about the browser with its new cookies, until the browser has them.
    package func fetched(_ token: String, _ decision: Authentication.Decision?, as visitor: Visitor) {
        errands[token]?.stage = .fetched(decision, visitor)
        // The time was over while the app decided. The browser has the cookies nevertheless.
        if errands[token] == nil { apply(decision, visitor) }
    }

    /// Indicates whether the session will belong to an identity that satisfies a condition, once its browser reports.
    fileprivate func expects(_ condition: (AnyIdentity?) -> Bool) -> Bool {
        errands.values.contains { errand in
            if case .fetched(_, let visitor) = errand.stage { condition(visitor.identity) } else { false }
        }
    }

    private func apply(_ decision: Authentication.Decision?, _ visitor: Visitor) {
        if let decision { scope.host?.decided(decision, for: scope.session, as: visitor) }
    }

    /// Handles the browser's report that its request has ended.
    func reported(_ address: String) {
        let token = String(address.split(separator: "/").last ?? "")
        guard let errand = errands[token] else { return }
        if case .fetching = errand.stage { return }
        finish(token, error: .refused)
    }

    package func expire(_ token: String) { finish(token, error: .late) }

    private func finish(_ token: String, error: CookieError) {
        guard let errand = errands.removeValue(forKey: token) else { return }
        errand.timer?.cancel()
        guard case .fetched(let decision, let visitor) = errand.stage else {
            errand.finish?(error)
            return
        }
        apply(decision, visitor)
        errand.finish?(nil)
    }

    /// Ends all calls with the session.
    func closeAll() {
        let open = errands.values
        errands = [:]
        for errand in open {
            errand.timer?.cancel()
            errand.finish?(.ended)
        }
    }
}

extension SessionScope {
    package var cookieErrands: CookieErrands { shared(CookieErrands.self) { CookieErrands(self) } }

    /// Indicates whether the session belongs to an identity that satisfies a condition, or is about to.
    package func belongs(where condition: (AnyIdentity?) -> Bool) -> Bool {
        condition(visitor?.identity) || known(CookieErrands.self)?.expects(condition) == true
    }

    var cookieAddress: String { "\(serverPath)/_dais/cookies/\(session)" }
}
