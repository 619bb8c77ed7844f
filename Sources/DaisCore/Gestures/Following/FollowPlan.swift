// SPDX-License-Identifier: Apache-2.0

/// Describes to the browser how a gesture moves elements through its gesture states.
///
/// The elements then follow the finger from the first frame on, without an answer. `docs/wire/Gestures.md` has the
/// format.
@MainActor
struct FollowPlan {
    /// The elements that one continuous recognizer moves, and how they return when the gesture is over.
    private struct Entry {
        let recognizer: Int
        let tracks: [Track]
        let back: String?
    }
    private struct Track {
        let element: Element
        let property: String
        /// For every number in the property and every axis, movements and changes in turn.
        var parts: [[[Double]]]
        let animation: Animation?
    }
    private var entries: [Entry] = []
    /// The changes of one movement of each recognizer. While they are equal, the plan need not be made again.
    private var samples: [FollowStudy.Sample] = []
    /// Indicates whether the gesture has a state, so that a change of the view can change the plan.
    private(set) var isKept = false

    /// A copy without the elements, which can be removed.
    var remembered: FollowPlan {
        var copy = self
        copy.entries = []
        return copy
    }

    /// - Parameter old: A plan of the same gesture that need not be made again.
    init?<G: Gesture>(of gesture: G, in tree: Tree, after old: FollowPlan?) {
        var outline = _GestureOutline()
        G._outline(gesture, &outline)
        guard outline.keepsState else { return }
        isKept = true
        var studies: [(FollowStudy, FollowAxes, Int)] = []
        for (index, recognizer) in outline.recognizers.enumerated() where recognizer.isWatched {
            guard let axes = Self.axes[recognizer.kind] else { continue }
            let study = FollowStudy(recognizer: index, kind: recognizer.kind, outline: outline, in: tree) {
                _ = G._read(gesture, $0, $1)
            }
            samples.append(study.sample(axes))
            studies.append((study, axes, index))
        }
        if let old, old.isKept, old.samples == samples { return nil }
        for (study, axes, index) in studies {
            let tracks = study.tracks(axes).map {
                Track(element: $0.element, property: $0.property, parts: $0.parts, animation: $0.animation)
            }
            guard !tracks.isEmpty else { continue }
            entries.append(
                Entry(recognizer: index, tracks: tracks, back: outline.acts ? nil : Self.back(study.returns)))
        }
    }

    /// Movements of a drag in points, magnifications minus 1, and degrees. The browser interpolates linearly.
    private static let axes: [Character: FollowAxes] = [
        "d": FollowAxes(count: 2, first: [-512, -32, 32, 512], more: [-1024, -128, -8, -1, 1, 8, 128, 1024]),
        "m": FollowAxes(count: 1, first: [-0.75, -0.25, 0.25, 1], more: [-0.5, 0.5, 3]),
        "r": FollowAxes(count: 1, first: [-180, -5, 5, 180], more: [-90, -30, 30, 90]),
    ]

    /// Returns `1` if the states reset at once, the spring that resets them, or `nil` to wait for the answer.
    private static func back(_ returns: [Animation?]) -> String? {
        guard let first = returns.first, returns.allSatisfy({ $0 == first }) else { return nil }
        guard let first else { return "1" }
        return first.followedSpring
    }

    /// Returns the text for the gesture with that number, or `nil` if nothing is known.
    func text(of gesture: Int) -> String? {
        let list = entries.map { entry in
            let tracks = entry.tracks.map { track in
                let parts = track.parts.map { axes in
                    "["
                        + axes.map { $0.isEmpty ? "0" : "[\($0.map(\.css).joined(separator: ","))]" }
                        .joined(separator: ",") + "]"
                }
                let spring = track.animation.map { ",\($0.followedSpring ?? "0")" } ?? ""
                return "[\(track.element.id),\"\(track.property)\",[\(parts.joined(separator: ","))]\(spring)]"
            }
            return "[\(gesture),\(entry.recognizer),[\(tracks.joined(separator: ","))]"
                + (entry.back.map { ",\($0)" } ?? "") + "]"
        }
        return list.isEmpty ? nil : list.joined(separator: ",")
    }
}

struct FollowAxes {
    let count: Int
    let first: [Double]
    let more: [Double]
}

extension Animation {
    /// A spring that follows a moving value, or `nil`: other curves restart with every change.
    var followedSpring: String? {
        guard case .spring(let response, let damping, _) = curve, delay == 0, repetitions == 1, response > 0 else {
            return nil
        }
        return "[\((response / speed).css),\(damping.css)]"
    }
}
