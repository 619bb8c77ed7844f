// SPDX-License-Identifier: Apache-2.0

/// The poses of a layout, and the rules with which the browser applies them.
nonisolated struct ToastPoses: Hashable, Sendable {
    /// The poses by the number of newer toasts, first those of toasts at rest.
    private let poses: [[ToastPose]]
    /// The name in `data-stacked`, by which rules find the toasts.
    let name: String

    static let stacked = ToastPoses(StackedToastLayout())

    init(_ layout: any ToastLayout) {
        poses = [false, true].map { isExpanded in
            (0..<Self.count).map { layout.pose(at: $0, isExpanded: isExpanded) }
        }
        var hash = FNV1a()
        for pose in poses.joined() { hash.add(Self.declarations(of: pose)) }
        name = hash.hex
    }

    private static let count = 8

    var style: FeatureStyle { FeatureStyle("toasts-\(name)", rules) }

    /// The toasts are siblings, and the newest is the last. The delay lets the pointer cross the space between two.
    private var rules: String {
        let toast = "[data-stacked=\"\(name)\"]"
        let isTouched = ":has(>\(toast)>.toast-container:is(:hover,:focus-within,:active))"
        var rules = [
            "\(toast)>.toast-container{--way:-1;transform-origin:50% 100%;transition-property:transform,opacity}",
            "\(toast)[data-place^=top]>.toast-container{--way:1;transform-origin:50% 0}",
        ]
        for (scope, poses) in zip([":not(\(isTouched))", isTouched], poses) {
            let delay = scope == isTouched ? "" : ";transition-delay:.25s"
            for (index, pose) in poses.enumerated() where pose != ToastPose() {
                let position = index + 1 < Self.count ? "\(index + 1)" : "n+\(index + 1)"
                rules.append(
                    "\(scope)>\(toast):nth-last-child(\(position) of \(toast):not([inert]))>.toast-container"
                        + "{\(Self.declarations(of: pose))\(delay)}")
            }
        }
        return rules.joined(separator: "\n")
    }

    private static func declarations(of pose: ToastPose) -> String {
        let start = pose.keepsClear ? "--y" : "--base"
        return "transform:translateY(calc(var(--way)*(var(\(start),0px) + \(Double(pose.distance).css)px)))"
            + " scale(\(Double(pose.scale).css)) rotate(\(pose.rotation.degrees.css)deg);opacity:\(pose.opacity.css)"
    }
}
