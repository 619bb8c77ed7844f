// SPDX-License-Identifier: Apache-2.0

extension Animation {
    /// The duration of one repetition, in seconds, until it is at rest.
    private var once: Double {
        switch curve {
        case .bezier(_, _, _, _, let duration), .points(_, let duration): duration / speed
        case .spring(let response, let damping, let velocity):
            Spring(response: response, dampingRatio: damping).motion(velocity: velocity).settling(0.001) / speed
        }
    }

    /// The end of the animation, in seconds after the change. It is infinite for an animation that repeats forever.
    var end: Double { delay + once * repetitions }

    /// The time of logical completion, in seconds. For a spring it is the perceived duration.
    var completion: Double {
        if let completeAfter { return completeAfter }
        if repetitions == 1, case .spring(let response, _, _) = curve { return delay + response / speed }
        return end
    }
}
