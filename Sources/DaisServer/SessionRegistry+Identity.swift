// SPDX-License-Identifier: Apache-2.0

package import DaisCore

/// The visitor of a hello, after the app was asked.
@MainActor
struct Guest {
    let visitor: Visitor
    /// The cookies that the app sets with its decision.
    var cookies: [ResponseCookie] = []
    /// Knows which sessions have ended since the app was asked, until there is a session.
    var decision: PendingDecision?

    /// Indicates whether the visitor's sessions have ended since the app was asked.
    var isOutdated: Bool { decision?.isOutdated(for: visitor.identity) ?? false }
}

/// The users of the sessions, and the early end of sessions.
///
/// ```
/// hello ──▶ asked ──known──▶ line of hellos ──▶ session
///             │  ▲               │ the user's sessions have ended meanwhile
///             │  └───────────────┤
///             │                  └─ for the third time ──▶ the browser comes again
///             ├─ refused ──▶ the page loads again, which leads to the answer of the app
///             └─ failed, late ──▶ the browser comes again
/// ```
extension SessionRegistry: SessionHost {
    /// Asks the app who has sent a hello.
    func ask(_ authentication: Authentication, _ connection: any ClientConnection, _ hello: ClientHello) {
        SessionDirectory.add(self)
        let request = (connection.request ?? AuthenticationRequest()).at(hello.url, below: basePath)
        let pending = SessionDirectory.expectDecision()
        connections[ObjectIdentifier(connection)]?.decisions += 1
        Task {
            let decision = await authentication.decide(request)
            switch decision {
            case .known:
                let guest = Guest(
                    visitor: request.visitor(decision), cookies: request.answered, decision: pending)
                self.expectGreeting(connection, hello, guest)
            case .refused:
                self.metrics.refused(.app)
                self.log.notice("a socket is refused by the app", ["client": "\(connection.client)"])
                connection.end(.ended)
            case .failed(let error):
                self.log.line(.error, "authenticate has failed", ["error": "\(error)"])
                connection.end(.limit, retry: RetryDelay.milliseconds(after: 5))
            case .late:
                self.log.line(.error, "authenticate has not returned within ten seconds")
                connection.end(.limit, retry: RetryDelay.milliseconds(after: 5))
            }
        }
    }

    /// Asks the app once more, because the user's sessions have ended since its answer.
    func askAgain(_ authentication: Authentication, _ connection: any ClientConnection, _ hello: ClientHello) {
        guard let decisions = connections[ObjectIdentifier(connection)]?.decisions else { return }
        guard decisions >= Authentication.attempts else { return ask(authentication, connection, hello) }
        log.line(
            .error,
            """
            the sessions of a user have ended each time that authenticate decided about a socket of the user. Do not call \
            SessionDirectory.end there; call it in the handler that signs somebody in
            """)
        connection.end(.limit, retry: RetryDelay.milliseconds(after: 5))
    }

    package func end(_ session: String, reason: String?) {
        guard let (entry, connection) = forget(session) else { return }
        connection?.end(.ended, message: reason ?? "")
        entry.scope.isOver = true
        // Its handler may be what ends it.
        TurnQueue.main.add(to: cleaning) { entry.close() }
    }

    package func endAll(reason: String?, where condition: (AnyIdentity?) -> Bool) -> Int {
        let ending = sessions.filter { $0.scope.belongs(where: condition) }
        for session in ending { end(session.id, reason: reason) }
        return ending.count
    }

    package func decided(_ decision: Authentication.Decision, for session: String, as visitor: Visitor) {
        guard let known = self.session(session) else { return }
        let before = known.scope.visitor?.identity
        guard case .known = decision else { return end(session, reason: nil) }
        if visitor.identity == before { return }
        // Nobody has a state that somebody may not see. Anybody else has.
        if before == nil { known.identify(visitor) } else { end(session, reason: nil) }
    }
}
