// SPDX-License-Identifier: Apache-2.0

extension Session {
    /// Gives the views what the browser has kept, and returns whether it had a valid snapshot of this page.
    func restore(_ hello: ClientHello) -> Bool {
        let stored = scope.shared(StoredValues.self) { StoredValues() }
        var bytes = 0
        stored.restore(
            app: hello.stored.filter { name, json in
                bytes += name.utf8.count + json.utf8.count
                return bytes <= StoredValues.mostKept
            })
        hasKept = hello.sealed != nil
        let sealed = open(hello.sealed)
        let found = initialSnapshot ?? sealed
        // The state of another page would have no views here.
        let snapshot = found.flatMap { found in
            found.covers(hello.url) || content.isSamePage(found.route, hello.url, in: scope) ? found : nil
        }
        let isElsewhere = snapshot.map { !content.isSamePage($0.route, hello.url, in: scope) } ?? false
        _ = scope.shared(Restoration.self) {
            Restoration(snapshot ?? SessionSnapshot(), isAtOtherAddress: isElsewhere)
        }
        scope.keepsStates = content.snapshotSeal?.keepsStates ?? false
        stored.restore(scene: snapshot?.scene ?? [:])
        return snapshot != nil
    }

    private func open(_ sealed: String?) -> SessionSnapshot? {
        guard let sealed, let opened = content.snapshotSeal?.open(sealed, scope.identityBinding) else { return nil }
        stateNumber = opened.number
        let snapshot = SessionSnapshot.decoded(opened.bytes)
        let build = opened.isOfThisBuild ? "" : " of another build"
        let outcome = snapshot == nil ? "does not know the format of" : "continues"
        log.logger.debug(
            "session \(id.prefix(8)) \(outcome) state \(opened.number)\(build), \(opened.age) s old")
        return snapshot
    }

    /// Indicates whether browsers keep the state of the session.
    package var keepsState: Bool { content.snapshotSeal != nil }

    /// Returns the state of the session, as a browser would keep it.
    package func snapshot() -> SessionSnapshot {
        SessionContext.$current.withValue(scope) { currentSnapshot() ?? SessionSnapshot() }
    }

    private func currentSnapshot() -> SessionSnapshot? {
        guard var snapshot = scope.restoration?.snapshot(of: tree) else { return nil }
        snapshot.area = scope.places?.area
        return snapshot
    }

    /// Returns what the user is told if a page that was in use begins anew, or `nil`.
    func restartNote(_ hello: ClientHello) -> String? {
        guard hello.session != nil, hello.sequence > 0 else { return nil }
        return BuiltInStrings(KnownLocales.locale(hello.facts.locale))[.restarted]
    }

    /// Enters saved values into controls, until none is left or has appeared.
    func enterInputs() {
        guard let restoration = scope.restoration else { return }
        // A control may appear only after another one has its value.
        for _ in 0..<Self.mostRounds {
            guard restoration.enterInputs() else { return }
            tree.update()
        }
    }

    private static let mostRounds = 16

    /// Sends the state of the session to its browser, if that has another one and can take it.
    package func sendSnapshot() {
        guard !isClosed, let seal = content.snapshotSeal, let restoration = scope.restoration, transport != nil,
            !isCongested
        else { return }
        SessionContext.$current.withValue(scope) {
            guard let snapshot = currentSnapshot(), snapshot != lastSnapshot, !snapshot.isEmpty || hasKept
            else { return }
            lastSnapshot = snapshot
            hasKept = true
            // The text has 4 characters for 3 bytes, and room for a header.
            let limit = (limits.snapshotBytes - 128) / 4 * 3
            let (bytes, left) = snapshot.encoded(limit: limit)
            restoration.report(left, limit: limit)
            stateNumber &+= 1
            send(.store(name: "", text: seal.seal(bytes, scope.identityBinding, stateNumber)))
        }
    }

    /// Sends the state of the session again, though the browser has it.
    package func resendSnapshot() {
        lastSnapshot = nil
        sendSnapshot()
    }

    /// Sends the state now if it may have changed, because the session is about to end.
    package func sendLastSnapshot() {
        if pace?.isWaiting == true { sendSnapshot() }
    }

    /// Sends the values of `@AppStorage` that have changed.
    func sendStoredValues() {
        guard transport != nil, let stored = scope.known(StoredValues.self) else { return }
        for (name, json) in stored.takeWritten() { send(.store(name: name, text: json)) }
    }
}
