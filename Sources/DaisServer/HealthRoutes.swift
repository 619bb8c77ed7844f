// SPDX-License-Identifier: Apache-2.0

import DaisCore
import HTTPTypes
import Hummingbird
import Synchronization

/// The addresses at which a proxy or a service manager asks for the state of the process.
///
/// They answer for every host, because a proxy asks by the address of the process, and say nothing but a word.
struct HealthRoutes: Sendable {
    let basePath: String
    let registries: Registries
    private let main = MainActorProbe()

    init(basePath: String, registries: Registries) {
        self.basePath = basePath
        self.registries = registries
    }

    func add(to router: some RouterMethods) {
        router.on(RouterPath(basePath + "/_dais/health"), method: .get) { _, _ in Self.answer(.ok, "ok") }
        router.on(RouterPath(basePath + "/_dais/ready"), method: .get) { _, _ in
            if registries.isDraining { return Self.answer(.serviceUnavailable, "draining") }
            let answers = await main.answers(within: .seconds(1))
            return answers ? Self.answer(.ok, "ready") : Self.answer(.serviceUnavailable, "busy")
        }
    }

    private static func answer(_ status: HTTPResponse.Status, _ word: String) -> Response {
        var headers = PageHeaders.common
        headers[.contentType] = "text/plain; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Response(
            status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: word + "\n")))
    }
}

/// Asks the main actor for a sign of life. However many ask, one job waits there.
final class MainActorProbe: Sendable {
    private struct State {
        var isAsked = false
        var next = 0
        var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    }
    private let state = Mutex(State())

    /// Returns whether the main actor has run a job within a time.
    func answers(within time: Duration) async -> Bool {
        await withCheckedContinuation { continuation in
            let (number, asks) = state.withLock { state in
                defer { state.isAsked = true }
                state.next += 1
                state.waiting[state.next] = continuation
                return (state.next, !state.isAsked)
            }
            if asks { Task { @MainActor in answered() } }
            Task.detached { [self] in
                try? await Task.sleep(for: time)
                state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: false)
            }
        }
    }

    private func answered() {
        let waiting = state.withLock { state in
            defer {
                state.isAsked = false
                state.waiting = [:]
            }
            return state.waiting
        }
        for continuation in waiting.values { continuation.resume(returning: true) }
    }
}
