// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Synchronization

/// What a geometry reader knows of its place.
///
/// ```swift
/// ScrollView {
///     GeometryReader { proxy in
///         Header(isSmall: proxy.frame(in: .named("page")).minY < 0)
///     }
/// }
/// .coordinateSpace(.named("page"))
/// ```
/// Who asks for a place hears of it while something scrolls; who asks for the size alone does not.
public struct GeometryProxy: Equatable, Sendable {
    /// Points.
    public let size: CGSize
    /// The parts of the size that notches and bars cover, in points.
    public let safeAreaInsets: EdgeInsets
    let origin: CGPoint
    /// The named spaces around it, in the window, nearest first.
    var spaces: [Space] = []
    let interest: PlaceInterest

    struct Space: Equatable {
        let name: String
        let frame: CGRect
    }

    /// The reader's rectangle in a space; in the global one if there is none of that name around it.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global:
            interest.ask()
            return CGRect(origin: origin, size: size)
        case .named:
            let start = frame(of: coordinateSpace)?.origin ?? .zero
            return CGRect(origin: CGPoint(x: origin.x - start.x, y: origin.y - start.y), size: size)
        }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The rectangle of a named space around the reader, counted from the reader's corner.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        frame(of: coordinateSpace.coordinateSpace).map {
            CGRect(origin: CGPoint(x: $0.minX - origin.x, y: $0.minY - origin.y), size: $0.size)
        }
    }

    /// Where an anchor's rectangle is, counted from the reader's corner; empty until the browser has measured it.
    public subscript(anchor: Anchor<CGRect>) -> CGRect {
        let view = place(of: anchor.spot)
        switch anchor.place {
        case .rect(let part): return part.offsetBy(dx: view.minX, dy: view.minY)
        default: return view
        }
    }

    /// Where an anchor's point is, counted from the reader's corner; the corner until the browser has measured it.
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
        let view = place(of: anchor.spot)
        switch anchor.place {
        case .point(let point): return CGPoint(x: view.minX + point.x, y: view.minY + point.y)
        case .unit(let unit):
            return CGPoint(x: view.minX + unit.x * view.width, y: view.minY + unit.y * view.height)
        default: return view.origin
        }
    }

    private func place(of spot: AnchorSpot) -> CGRect {
        interest.ask()
        return spot.frame.read().map { $0.offsetBy(dx: -origin.x, dy: -origin.y) } ?? .zero
    }

    private func frame(of space: CoordinateSpace) -> CGRect? {
        interest.ask()
        let name = space.wireName
        return spaces.first { $0.name == name }?.frame
    }

    public static func == (a: GeometryProxy, b: GeometryProxy) -> Bool {
        a.size == b.size && a.safeAreaInsets == b.safeAreaInsets && a.origin == b.origin && a.spaces == b.spaces
    }
}

/// Whether somebody has asked where something is, and not only how large.
final class PlaceInterest: Sendable {
    private let asked = Atomic(false)

    var isAsked: Bool { asked.load(ordering: .relaxed) }
    func ask() { asked.store(true, ordering: .relaxed) }
}

extension GeometryProxy {
    /// What a `measure` event says.
    init?(_ payload: EventPayload, _ interest: PlaceInterest = PlaceInterest()) {
        func points(_ value: EventPayload, from index: Int) -> CGRect? {
            guard let width = value[index + 2].points, let height = value[index + 3].points else { return nil }
            return CGRect(x: value[index].points ?? 0, y: value[index + 1].points ?? 0, width: width, height: height)
        }
        guard let width = payload[0].points, let height = payload[1].points, width >= 0, height >= 0 else { return nil }
        self.init(
            size: CGSize(width: width, height: height), safeAreaInsets: EdgeInsets(payload, from: 4),
            origin: CGPoint(x: payload[2].points ?? 0, y: payload[3].points ?? 0),
            spaces: (payload.array ?? []).dropFirst(8).compactMap { entry in
                guard let name = entry[0].string, let frame = points(entry, from: 1) else { return nil }
                return Space(name: name, frame: frame)
            },
            interest: interest)
    }
}
