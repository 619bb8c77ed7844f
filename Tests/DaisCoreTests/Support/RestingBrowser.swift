// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting

extension FakeBrowser {
    /// Connects, ends all motions, and lets the clock end what nobody does.
    func rest(_ clock: ManualClock) throws {
        connect()
        for _ in 0..<8 {
            try read()
            for id in layers.keys.sorted() where layers[id] != nil {
                letGo(id, dismissing: false)
                endMotion(of: id)
            }
            clock.advance(by: .seconds(5))
            session.runTurn()
        }
        try read()
    }
}
