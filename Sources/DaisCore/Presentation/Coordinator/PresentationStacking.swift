// SPDX-License-Identifier: Apache-2.0

/// The z-indices of layers. The order of the elements decides what is painted; the numbers follow it, so that style sheets
/// and coordinators see the same order.
@MainActor
enum PresentationStacking {
    static let base = 1000
    /// Leaves room between two layers for what an app's own style sheet puts there.
    static let step = 10

    /// Numbers what is new, and renumbers as little as the order allows.
    static func apply(to machines: [PresentationMachine]) {
        var highest = machines.filter { !$0.isLeaving }.map(\.zIndex).max() ?? 0
        for machine in machines where machine.zIndex == 0 {
            highest = max(highest + step, base)
            machine.zIndex = highest
        }
        // An alert stands above a sheet that came later.
        var below = 0
        for machine in machines where !machine.isLeaving {
            if machine.zIndex <= below { machine.zIndex = below + step }
            below = machine.zIndex
        }
        // What leaves may have had a number that is given out again.
        var above = Int.max
        for machine in machines.reversed() {
            if machine.isLeaving { machine.zIndex = min(machine.zIndex, above) }
            above = machine.zIndex
        }
    }
}
