// SPDX-License-Identifier: Apache-2.0

import DaisCore

extension SessionRegistry {
    /// Looks up the state with which a browser returns, if there is a store of states, and expects its greeting again.
    /// Returns `false` if there is nothing to look up.
    func lookUp(_ connection: any ClientConnection, _ hello: ClientHello, _ guest: Guest?) -> Bool {
        guard let desk, let sealed = hello.sealed else { return false }
        Task {
            let found = await desk.look(up: sealed, guest?.visitor.identity?.binding)
            var hello = hello
            hello.sealed = found.sealed
            self.expectGreeting(connection, hello, guest, line: found.line)
        }
        return true
    }

    /// Makes a session for a browser, with a line of states of its own if there is a store.
    func makeSession(
        for connection: any ClientConnection, _ hello: ClientHello, _ visitor: Visitor?, _ line: SnapshotLine?
    ) -> Session {
        let line = line ?? SnapshotLine()
        var limits = options.sessionLimits
        if desk != nil { limits.keptBytes = SnapshotDesk.longest }
        let session = Session(
            content: desk.map { content.sealed(by: $0.seal(for: line)) } ?? content,
            basePath: tool(hello)?.basePath ?? basePath, serverPath: basePath, limits: limits,
            isDevelopment: isDevelopment(), log: log, share: connection.share ?? TurnShare(), visitor: visitor,
            worker: options.worker, probe: probe)
        if desk != nil { line.onFork { [weak session] in session?.resendSnapshot() } }
        return session
    }

    /// Looks for files that apps have moved away, in one session per job of the main actor.
    func settleFiles() {
        let holders = sessions.compactMap(\.scope.knownFiles).filter(\.hasFiles)
        guard settling == nil, !holders.isEmpty else { return }
        settling = Task {
            for files in holders {
                files.settle()
                await Task.yield()
            }
            settling = nil
        }
    }
}
