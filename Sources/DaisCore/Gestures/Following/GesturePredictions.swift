// SPDX-License-Identifier: Apache-2.0

/// A gesture whose effects are predicted for the browser.
@MainActor
final class GesturePrediction {
    // The element retains the forecast through its event handlers.
    private(set) weak var element: Element?
    private(set) weak var node: _Node?
    let gesture: Int
    /// Makes a plan, or returns `nil` if nothing has changed since the last one.
    let make: (FollowPlan?) -> FollowPlan?
    fileprivate var plan: FollowPlan?
    fileprivate var sent: String?
    fileprivate var waits = false

    init(element: Element, node: _Node, gesture: Int, make: @escaping (FollowPlan?) -> FollowPlan?) {
        self.element = element
        self.node = node
        self.gesture = gesture
        self.make = make
    }
}

/// Makes predictions after a frame has been sent, so that they never delay it.
@MainActor
final class GesturePredictions {
    private var waiting: [GesturePrediction] = []
    /// The predictions with effects, by the node of their gesture.
    private var known: [ObjectIdentifier: GesturePrediction] = [:]
    /// The maximum number of predictions, each of which evaluates views about 20 times. Further gestures are predicted
    /// after their first event.
    private static let limit = 50

    /// Returns the predictions of a tree, or `nil` for a prerendered page, which receives no gestures.
    static func of(_ tree: Tree) -> GesturePredictions? {
        tree.runsEffects ? tree.scope.shared(GesturePredictions.self) { GesturePredictions() } : nil
    }

    /// Updates the prediction of a gesture that has changed.
    func renew(_ node: _Node) {
        if let forecast = known[ObjectIdentifier(node)], forecast.node === node { add(forecast) }
    }

    func forget(_ node: _Node) { known[ObjectIdentifier(node)] = nil }

    func add(_ forecast: GesturePrediction) {
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
            let told = element[PredictionAttributes.self] ?? PredictionAttributes()
            element[PredictionAttributes.self] = told
            told.texts[forecast.gesture] = text
            let all = told.texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: ",")
            element.tree.emit(
                .attribute(element.id, name: AttributeName.follows, value: all.isEmpty ? nil : "[\(all)]"))
        }
    }
}

/// The predictions sent for the gestures of one element.
@MainActor
final class PredictionAttributes: ElementTrait {
    typealias Value = PredictionAttributes
    var texts: [Int: String] = [:]
}
