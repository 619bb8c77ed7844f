// SPDX-License-Identifier: Apache-2.0

/// The place of a view in content whose subviews are found: the members, branches and rows that lead to it.
struct SubviewPath: Hashable {
    enum Step: Hashable {
        case member(Int)
        case branch(Int)
        case row(AnyHashable)
        /// The value of `id(_:)`.
        case given(AnyHashable)
        case erased(ObjectIdentifier)
        /// The body of a view or of a modifier.
        case body
        case header, footer, actions
        /// The views after a section, or before the first one.
        case loose
    }

    private(set) var steps: [Step] = []

    func appending(_ step: Step) -> SubviewPath {
        var path = self
        path.steps.append(step)
        return path
    }
}

extension SubviewPath: DerivedID {
    var row: AnyHashable? {
        for step in steps.reversed() {
            if case .row(let id) = step { return id }
        }
        return nil
    }

    var recordText: String? {
        var text = ""
        for step in steps {
            switch step {
            case .member(let index): text += ".\(index)"
            case .branch(let index): text += "?\(index)"
            case .row(let id), .given(let id):
                guard let id = id.recordText else { return nil }
                text += "/\(id.utf8.count):\(id)"
            case .erased, .body: text += "~"
            case .header: text += "h"
            case .footer: text += "f"
            case .actions: text += "a"
            case .loose: text += "l"
            }
        }
        return text
    }
}
