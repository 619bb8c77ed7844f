// SPDX-License-Identifier: Apache-2.0
import DaisCore

/// Presentations that are prepared for buttons, which the browser opens before the session has answered.
extension FakeBrowser {
    /// Presses a button. The layer that is prepared for it, if any, opens at once.
    package func press(_ button: UInt32) {
        let name = page[button]?.attributes["data-presents"]
        post(.click, to: button)
        let prepared = page.layers.first { name != nil && page[$0]?.attributes["data-prepared"] == name }
        if let prepared, guesses[prepared] == nil {
            guesses[prepared] = sequence
            layers[prepared] = .entering
        }
        if isConnected { session.runTurn() }
    }

    func isPrepared(_ layer: UInt32) -> Bool { page[layer]?.attributes["data-prepared"] != nil }

    /// Keeps the opened layers that the session has presented, and takes the others back.
    func endGuesses(_ answered: Int) {
        for (layer, number) in guesses where number <= answered {
            guesses[layer] = nil
            if isPrepared(layer) { layers[layer] = nil }
        }
    }
}
