// SPDX-License-Identifier: Apache-2.0

/// A gesture of which the browser is to know what it will move.
@MainActor
final class FollowForecast {
    // The element keeps it, in what handles its events.
    private(set) weak var element: Element?
    private(set) weak var node: Node?
    let gesture: Int
    /// `nil` if nothing seems to have changed since another plan was made.
    let make: (FollowPlan?) -> FollowPlan?
    fileprivate var plan: FollowPlan?
    fileprivate var sent: String?
    fileprivate var waits = false

    init(element: Element, node: Node, gesture: Int, make: @escaping (FollowPlan?) -> FollowPlan?) {
        self.element = element
        self.node = node
        self.gesture = gesture
        self.make = make
    }
}

/// Makes forecasts when a frame has been sent, so that nothing that is shown waits for them.
@MainActor
final class FollowDesk {
    private var waiting: [FollowForecast] = []
    /// Those that say something, by the node of their gesture.
    private var known: [ObjectIdentifier: FollowForecast] = [:]
    /// A forecast evaluates some ten bodies; gestures beyond these learn from their first answers.
    private static let limit = 50

    /// A page that is only read has no fingers on it.
    static func of(_ tree: Tree) -> FollowDesk? {
        tree.runsEffects ? tree.scope.shared(FollowDesk.self) { FollowDesk() } : nil
    }

    /// The gesture is another one, or what it belongs to has changed.
    func renew(_ node: Node) {
        if let forecast = known[ObjectIdentifier(node)], forecast.node === node { add(forecast) }
    }

    func forget(_ node: Node) { known[ObjectIdentifier(node)] = nil }

    func add(_ forecast: FollowForecast) {
        guard !forecast.waits, waiting.count < Self.limit, let tree = forecast.node?.tree else { return }
        forecast.waits = true
        waiting.append(forecast)
        guard waiting.count == 1 else { return }
        tree.effect { tree.whenWritten { self.announce() } }
    }

    private func announce() {
        let forecasts = waiting
        waiting = []
        for forecast in forecasts {
            forecast.waits = false
            guard let element = forecast.element, element.id != 0, forecast.node?.isMounted == true else { continue }
            guard let plan = forecast.make(forecast.plan) else { continue }
            forecast.plan = plan.remembered
            if let node = forecast.node, plan.isKept { known[ObjectIdentifier(node)] = forecast }
            let text = plan.text(of: forecast.gesture)
            guard text != forecast.sent else { continue }
            forecast.sent = text
            let told = element[FollowTexts.self] ?? FollowTexts()
            element[FollowTexts.self] = told
            told.texts[forecast.gesture] = text
            let all = told.texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: ",")
            element.tree.emit(
                .attribute(element.id, name: "data-follows", value: all.isEmpty ? nil : "[\(all)]"))
        }
    }
}

/// What was told of the gestures of one element.
@MainActor
final class FollowTexts: ElementTrait {
    typealias Value = FollowTexts
    var texts: [Int: String] = [:]
}
