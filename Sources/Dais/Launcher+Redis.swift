// SPDX-License-Identifier: Apache-2.0

import DaisCore
import DaisServer

#if Redis
import DaisRedis
#endif

extension Launcher {
    /// Connects this process with the others of the app through a Redis.
    ///
    /// - Parameter address: The address of the Redis, or the empty string for none.
    /// - Throws: An error with the remedy if the text is no address, or if the app is built without the trait.
    static func connect(_ address: String, _ options: inout ServerOptions) throws {
        guard !address.isEmpty else { return }
        #if Redis
        let redis = try RedisStore(address)
        Sharing.connect(store: redis, broadcast: redis)
        options.snapshotStore = redis
        #else
        throw MissingTrait()
        #endif
    }

    private struct MissingTrait: Error, CustomStringConvertible {
        let description =
            "This app is built without Redis. Add traits: [\"Redis\"] to the dependency on Dais in Package.swift."
    }
}
