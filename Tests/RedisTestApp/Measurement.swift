// SPDX-License-Identifier: Apache-2.0
#if Redis
import DaisCore
import DaisRedis
import Foundation
import Synchronization

/// The rates and delays of a store, from this process.
struct Measurement {
    let redis: RedisStore
    let count: Int

    func text() async -> String {
        var rows = [await writes()]
        rows.append(await publishes())
        rows.append(await delays())
        return rows.joined(separator: "; ")
    }

    private func seconds(_ work: () async -> Void) async -> Double {
        let start = ContinuousClock.now
        await work()
        let time = (ContinuousClock.now - start).components
        return Double(time.seconds) + Double(time.attoseconds) / 1e18
    }

    /// Writes one after the other, each over the last.
    private func writes() async -> String {
        var seen: SharedRecord?
        let time = await seconds {
            for number in 0..<count {
                seen = try? await redis.write("\(number)", to: "measured", over: seen, id: "\(number)").newest
            }
        }
        return String(format: "writes %.0f a second", Double(count) / time)
    }

    /// Messages that do not wait for each other, until all were received here.
    private func publishes() async -> String {
        let heard = Atomic(0)
        let subscription = redis.subscribe(to: "measured") { _ in heard.add(1, ordering: .relaxed) }
        // The subscription begins with a gap.
        await wait(20) { heard.load(ordering: .relaxed) == 1 }
        let time = await seconds {
            for number in 0..<count {
                while !redis.publish("\(number)", to: "measured") { try? await Task.sleep(for: .milliseconds(1)) }
            }
            await wait(60) { heard.load(ordering: .relaxed) > count }
        }
        subscription.cancel()
        return String(format: "messages %.0f a second", Double(count) / time)
    }

    /// The time from publishing a message to receiving it.
    private func delays() async -> String {
        let (stream, continuation) = AsyncStream.makeStream(of: BroadcastEvent.self)
        let subscription = redis.subscribe(to: "delayed") { continuation.yield($0) }
        var reader = stream.makeAsyncIterator()
        _ = await reader.next()
        var times: [Double] = []
        for number in 0..<min(count, 500) {
            times.append(
                await seconds {
                    redis.publish("\(number)", to: "delayed")
                    _ = await reader.next()
                })
        }
        subscription.cancel()
        times.sort()
        return String(
            format: "delay %.0f µs, 99 of 100 below %.0f µs", times[times.count / 2] * 1e6,
            times[times.count * 99 / 100] * 1e6)
    }

    private func wait(_ seconds: Int, _ condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(seconds)
        while !condition(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
    }
}
#endif
