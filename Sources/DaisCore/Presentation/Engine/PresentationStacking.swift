// SPDX-License-Identifier: Apache-2.0

/// Assigns the z-indices of layers. The order of the elements already decides how they are painted; the numbers expose
/// the same order to style sheets and coordinators.
@MainActor
enum PresentationStacking {
    static let base = 1000
    /// The distance between two layers, which leaves room for the app's own style sheet.
    static let step = 10

    /// Numbers new layers and renumbers as few others as possible.
    static func apply(to machines: [PresentationMachine]) {
        var highest = 0
        for machine in machines where !machine.isLeaving { highest = max(highest, machine.zIndex) }
        for machine in machines where machine.zIndex == 0 {
            highest = max(highest + step, base)
            machine.zIndex = highest
        }
        // An alert lies above a sheet that was presented later.
        var below = 0
        for machine in machines where !machine.isLeaving {
            if machine.zIndex <= below { machine.zIndex = below + step }
            below = machine.zIndex
        }
        // The number of a leaving layer may be assigned again.
        var above = Int.max
        for machine in machines.reversed() {
            if machine.isLeaving { machine.zIndex = min(machine.zIndex, above) }
            above = machine.zIndex
        }
    }
}
