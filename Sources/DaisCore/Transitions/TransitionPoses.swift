// SPDX-License-Identifier: Apache-2.0

/// Computes the keyframes of a transition for the browser.
///
/// The body of the transition is rehearsed in each phase with an empty element instead of the view; the differences to
/// the identity phase are the pose. Modifiers, custom transitions and built-in ones are treated alike.
@MainActor
enum TransitionPoses {
    private static var known: [AnyHashable: (String, String)] = [:]

    /// Returns `[[pose,animation],[pose,animation]]` for insertion and removal. The second pair and the animations are
    /// omitted if they are not needed.
    static func text(of transition: AnyTransition, for box: BoxNode) -> String {
        let (insertion, removal) = poses(of: transition, for: box)
        var json = JSONWriter()
        json.raw("[")
        write(insertion, transition.insertion, to: &json)
        if removal != insertion || transition.removal != transition.insertion {
            json.raw(",")
            write(removal, transition.removal, to: &json)
        }
        json.raw("]")
        return json.text
    }

    private static func write(_ pose: String, _ animation: Animation?, to json: inout JSONWriter) {
        json.raw("[")
        for byte in pose.utf8 { json.raw(byte) }
        if let animation {
            json.raw(",")
            animation.write(to: &json)
        }
        json.raw("]")
    }

    private static func poses(of transition: AnyTransition, for box: BoxNode) -> (String, String) {
        if let key = transition.key, let found = known[key] { return found }
        func declarations(_ phase: TransitionPhase) -> [String: String] {
            Self.declarations(of: transition, in: phase, box.tree, box.environment)
        }
        let identity = declarations(.identity)
        let result = (
            pose(declarations(.willAppear), beside: identity), pose(declarations(.didDisappear), beside: identity)
        )
        if let key = transition.key {
            if known.count > 500 { known = [:] }
            known[key] = result
        }
        return result
    }

    /// Returns the joined declarations of all elements that the body makes.
    private static func declarations(
        of transition: AnyTransition, in phase: TransitionPhase, _ tree: Tree, _ environment: EnvironmentScope
    ) -> [String: String] {
        let container = Element(.div, in: tree)
        let context = _MountContext(
            tree: tree, parent: nil, environment: environment, modifiers: nil, container: container,
            window: nil, preferences: nil)
        var elements: [Element] = []
        tree.rehearse { _ in
            let node = AnyView._mount(transition.apply(AnyView(PoseProbe()), phase), in: context)
            node.collect(into: &elements)
            node.unmount()
        }
        var result: [String: String] = [:]
        var next = elements.first
        while let element = next {
            for declaration in element.style.declarations {
                let name = declaration.property
                result[name] = result[name].map { join(name, $0, declaration.value) } ?? declaration.value
            }
            next = element.children.first
        }
        return result
    }

    /// Returns the poses of a surface that enters and leaves with a transition. A surface has a place of its own, so it
    /// moves by `transform`, which adds to that.
    static func surfacePoses(
        of transition: AnyTransition, in tree: Tree, _ environment: EnvironmentScope
    ) -> (insertion: [String: String], removal: [String: String]) {
        func declarations(_ phase: TransitionPhase) -> [String: String] {
            Self.declarations(of: transition, in: phase, tree, environment)
        }
        let identity = declarations(.identity)
        func pose(_ phase: TransitionPhase) -> [String: String] {
            var result: [String: String] = [:]
            let all = declarations(phase)
            for (property, value) in all
            where property != "visibility" && property != "translate" && property != "transform"
                && (identity[property] != value || property == "transform-origin")
            {
                result[name(property)] = value
            }
            let moves = [all["translate"].map { "translate(\(axes($0).x),\(axes($0).y))" }, all["transform"]]
                .compactMap(\.self)
            if !moves.isEmpty { result["transform"] = moves.joined(separator: " ") }
            return result
        }
        return (pose(.willAppear), pose(.didDisappear))
    }

    /// Returns the name of a property as in scripts.
    private static func name(_ property: String) -> String {
        let words = property.split(separator: "-")
        return words[0] + words.dropFirst().map(\.capitalized).joined()
    }

    private static func join(_ property: String, _ outer: String, _ inner: String) -> String {
        switch property {
        case "opacity", "scale":
            guard let a = Double(outer), let b = Double(inner) else { return outer }
            return (a * b).css
        case "filter": return inner + " " + outer
        case "translate":
            let (a, b) = (axes(outer), axes(inner))
            return "calc(\(a.x)+\(b.x)) calc(\(a.y)+\(b.y))"
        default: return outer
        }
    }

    private static func axes(_ translate: String) -> (x: String, y: String) {
        let parts = translate.split(separator: " ").map { $0 == "0" ? "0px" : String($0) }
        return (parts.first ?? "0px", parts.count > 1 ? parts[1] : "0px")
    }

    /// Returns keyframes with property names as in scripts. A `|` separates the two lengths of a translation, so that
    /// the browser can add them to those of the view.
    private static func pose(_ declarations: [String: String], beside identity: [String: String]) -> String {
        var json = JSONWriter()
        json.raw("{")
        var isFirst = true
        for (property, value) in declarations.sorted(by: { $0.key < $1.key })
        where property != "visibility" && (identity[property] != value || property == "transform-origin") {
            if !isFirst { json.raw(",") }
            isFirst = false
            json.string(name(property))
            json.raw(":")
            let lengths = axes(value)
            json.string(
                property == "translate"
                    ? "\(lengths.x)|\(lengths.y)".replacing("+", with: " + ") : value)
        }
        json.raw("}")
        return json.text
    }
}

/// The empty element in place of the view.
nonisolated struct PoseProbe: PrimitiveView {
    @MainActor static func _mount(_ view: Self, in context: _MountContext) -> _Node { PoseProbeNode(in: context) }
    @MainActor static func _patch(_ node: _Node, to view: Self) {}
}

final class PoseProbeNode: BoxNode {
    init(in context: _MountContext) {
        super.init(.div, in: context)
        finishMounting()
    }
}
