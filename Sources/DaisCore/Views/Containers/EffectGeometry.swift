// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The size of a view with an effect, and the places that it can have in its scroll view.
nonisolated struct EffectGeometry: Equatable, Sendable {
    /// A named space around the view. It moves with the view if it is in the same scroll view.
    struct Space: Equatable {
        let space: GeometryProxy.Space
        let moves: Bool
    }

    let axis: Axis
    let size: CGSize
    /// The corner of the view in the window while the scroll view is at offset 0.
    let origin: CGPoint
    /// The offsets that the scroll view can have along the axis.
    let offsets: ClosedRange<Double>
    /// The scroll view in the window.
    let port: CGRect
    let spaces: [Space]

    /// Points by which some browsers scroll beyond the ends of the content.
    private static let overscroll = 200.0

    /// Creates a geometry from a report of the browser: the axis, the view, the offsets, the scroll view, the spaces.
    init?(_ payload: EventPayload) {
        func rectangle(_ value: EventPayload, from index: Int) -> CGRect? {
            guard let x = value[index].points, let y = value[index + 1].points,
                let width = value[index + 2].length, let height = value[index + 3].length
            else { return nil }
            return CGRect(x: x, y: y, width: width, height: height)
        }
        guard let isAcross = payload[1].bool, let view = rectangle(payload, from: 2),
            let low = payload[6].points, let high = payload[7].points, low <= high,
            let port = rectangle(payload, from: 8)
        else { return nil }
        axis = isAcross ? .horizontal : .vertical
        size = view.size
        origin = view.origin
        offsets = Double(low)...Double(high)
        self.port = port
        spaces = (payload.array ?? []).dropFirst(12).compactMap { entry in
            guard let name = entry[0].string, let frame = rectangle(entry, from: 1), let moves = entry[5].bool
            else { return nil }
            return Space(space: GeometryProxy.Space(name: name, frame: frame), moves: moves)
        }
    }

    /// The distance of the view from the beginning of the scroll view, while that is at offset 0.
    private var place: Double { axis == .horizontal ? origin.x - port.minX : origin.y - port.minY }

    /// Returns the proxy of the view at a distance from the beginning of the scroll view.
    private func proxy(at distance: Double, _ interest: PositionInterest) -> GeometryProxy {
        let shift = distance - place
        let (x, y) = axis == .horizontal ? (shift, 0) : (0, shift)
        return GeometryProxy(
            size: size, safeAreaInsets: EdgeInsets(), origin: CGPoint(x: origin.x + x, y: origin.y + y),
            spaces: spaces.map { each in
                guard each.moves else { return each.space }
                return GeometryProxy.Space(name: each.space.name, frame: each.space.frame.offsetBy(dx: x, dy: y))
            },
            interest: interest)
    }

    /// Returns the looks of the view at the places between which the browser can interpolate. It is one look if the effect
    /// does not depend on the place.
    func frames(of effect: @escaping (GeometryProxy) -> _VisualChanges) -> [EffectFrame] {
        let interest = PositionInterest()
        let look = effect(proxy(at: place, interest))
        // The place of a single look does not matter, and has to be the same for views that move.
        guard interest.isAsked, offsets.lowerBound < offsets.upperBound else {
            return [EffectFrame(place: 0, changes: look)]
        }
        let (length, extent) =
            axis == .horizontal ? (size.width, port.width) : (size.height, port.height)
        let way = (place - offsets.upperBound - Self.overscroll)...(place - offsets.lowerBound + Self.overscroll)
        let sampler = EffectSampler { EffectFrame(place: $0, changes: effect(proxy(at: $0, interest))) }
        return sampler.frames(along: way, inSight: -Double(length)...Double(extent))
    }
}
