// SPDX-License-Identifier: Apache-2.0
#if Redis
public import DaisCore

extension RedisStore: SharedStore {
    /// The length in bytes up to which a value is part of its report. The other processes read longer ones.
    private static let reportedBytes = 32 * 1024

    private static func key(_ name: String) -> String { "dais:shared:" + name }

    /// Returns the newest value of a name.
    public func read(_ name: String) async throws -> SharedRecord? {
        let fields = try await answer(nil, ["HMGET", Self.key(name), "version", "era", "text"]).list
        guard fields.count == 3, let version = fields[0].text.flatMap({ Int($0) }), let era = fields[1].text,
            let text = fields[2].text
        else { return nil }
        return SharedRecord(text: text, version: version, era: era)
    }

    /// Writes a value if its version is still the one that the writer has seen, and reports it, in one step.
    public func write(_ text: String, to name: String, over seen: SharedRecord?, id: String) async throws -> SharedWrite
    {
        let arguments = [
            "1", Self.key(name), valueChannel(name), "\(seen?.version ?? 0)", seen?.era ?? "", text, writer, id,
            Self.name(), "\(Self.reportedBytes)",
        ]
        let fields = try await answer(.write, arguments).list
        guard fields.count == 4, let isPerformed = fields[0].number, let version = fields[1].number,
            let era = fields[2].text, let newest = fields[3].text
        else { throw RedisFailure(description: "the answer to a write is not understood") }
        return SharedWrite(
            isPerformed: isPerformed == 1, newest: SharedRecord(text: newest, version: version, era: era))
    }

    /// Reports the writes of all processes.
    public func follow(
        _ name: String, receive: @escaping @Sendable (SharedNews) -> Void
    ) -> BroadcastSubscription {
        listen(to: name) { line in
            let parts = line?.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false) ?? []
            guard parts.count == 3, let version = Int(parts[1]) else { return receive(.changed) }
            receive(.record(SharedRecord(text: String(parts[2]), version: version, era: String(parts[0]))))
        }
    }
}
#endif
