// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Synchronization

/// The size and the position of a geometry reader.
///
/// ```swift
/// ScrollView {
///     GeometryReader { proxy in
///         Header(isSmall: proxy.frame(in: .named("page")).minY < 0)
///     }
/// }
/// .coordinateSpace(.named("page"))
/// ```
/// A reader that uses a position is evaluated while something scrolls. A reader that only uses the size is not.
public struct GeometryProxy: Equatable, Sendable {
    /// The size in points.
    public let size: CGSize
    /// The insets in points that device cutouts and bars cover.
    public let safeAreaInsets: EdgeInsets
    let origin: CGPoint
    /// The surrounding named spaces in window coordinates, the nearest first.
    var spaces: [Space] = []
    let interest: PositionInterest

    struct Space: Equatable {
        let name: String
        let frame: CGRect
    }

    /// Returns the reader's frame in a coordinate space, or in the global one if no surrounding view has the name.
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

    /// Returns the reader's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of a surrounding named space, relative to the reader's corner.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        frame(of: coordinateSpace.coordinateSpace).map {
            CGRect(origin: CGPoint(x: $0.minX - origin.x, y: $0.minY - origin.y), size: $0.size)
        }
    }

    /// Returns the frame of an anchor relative to the reader's corner; it is empty until the browser has measured it.
    public subscript(anchor: Anchor<CGRect>) -> CGRect {
        let view = place(of: anchor.spot)
        switch anchor.place {
        case .rect(let part): return part.offsetBy(dx: view.minX, dy: view.minY)
        default: return view
        }
    }

    /// Returns the point of an anchor relative to the reader's corner; it is the corner until the browser has measured
    /// it.
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
        // The space of a scroll view without an axis has the beginning of the names of those with one.
        return spaces.first { $0.name == name || name == ScrollSpace.prefix && $0.name.hasPrefix(name) }?.frame
    }

    /// Returns whether both have the same size, insets and positions.
    public static func == (a: GeometryProxy, b: GeometryProxy) -> Bool {
        a.size == b.size && a.safeAreaInsets == b.safeAreaInsets && a.origin == b.origin && a.spaces == b.spaces
    }
}

/// Records that someone uses the position and not only the size.
final class PositionInterest: Sendable {
    private let asked = Atomic(false)

    var isAsked: Bool { asked.load(ordering: .relaxed) }
    func ask() { asked.store(true, ordering: .relaxed) }
}

extension GeometryProxy {
    /// Creates a proxy from a `measure` event.
    init?(_ payload: EventPayload, _ interest: PositionInterest = PositionInterest()) {
        func points(_ value: EventPayload, from index: Int) -> CGRect? {
            guard let width = value[index + 2].length, let height = value[index + 3].length else { return nil }
            return CGRect(x: value[index].points ?? 0, y: value[index + 1].points ?? 0, width: width, height: height)
        }
        guard let width = payload[0].length, let height = payload[1].length else { return nil }
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
