// SPDX-License-Identifier: Apache-2.0
#if Redis
public import DaisServer

extension RedisStore: SnapshotStore {
    private static func key(ofPage page: String) -> String { "dais:page:" + page }

    /// Keeps the state of a page, unless it has a newer one.
    public func keep(_ state: KeptState, of page: String, seconds: Int) async throws -> Bool {
        try await answer(.keep, ["1", Self.key(ofPage: page), "\(state.number)", state.sealed, "\(seconds)"]).number
            == 1
    }

    /// Returns the newest state of a page.
    public func newest(of page: String) async throws -> KeptState? {
        let fields = try await answer(nil, ["HMGET", Self.key(ofPage: page), "number", "text"]).list
        guard fields.count == 2, let number = fields[0].text.flatMap({ Int($0) }), let sealed = fields[1].text else {
            return nil
        }
        return KeptState(number: number, sealed: sealed)
    }
}
#endif
