// SPDX-License-Identifier: Apache-2.0
public import Testing
import DaisCore

extension Screen {
    /// Looks for barriers on the screen, and records an issue that lists them.
    ///
    /// ```swift
    /// let screen = Screen { CounterView() }
    /// screen.audit()
    /// screen.button("Details").tap()
    /// screen.audit { $0.element == "button \"Legal\"" }
    /// ```
    /// While a modal is presented, only its elements and those above it are examined. An audit examines what the server
    /// knows: names, roles, colors and sizes that views set. Layout and colors that result in the browser need a test
    /// in a browser.
    ///
    /// - Parameters:
    ///   - types: The checks. The default is all of them.
    ///   - sourceLocation: The place of the issue.
    ///   - isIgnored: Returns whether a barrier is known and accepted.
    /// - Returns: The barriers that were not ignored, in page order.
    @discardableResult
    public func audit(
        for types: AccessibilityAuditType = .all, sourceLocation: SourceLocation = #_sourceLocation,
        ignoring isIgnored: (AccessibilityAuditIssue) -> Bool = { _ in false }
    ) -> [AccessibilityAuditIssue] {
        let found = auditIssues(for: types).filter { !isIgnored($0) }
        if !found.isEmpty {
            let list = found.map { "  \($0)" }.joined(separator: "\n")
            Issue.record(
                "The audit found \(found.count == 1 ? "a barrier" : "\(found.count) barriers"):\n\(list)",
                sourceLocation: sourceLocation)
        }
        return found
    }

    /// The names of the elements that Tab reaches, in this order; the role of those without a name.
    ///
    /// ```swift
    /// #expect(screen.focusOrder == ["Name", "Email", "Save"])
    /// ```
    public var focusOrder: [String] {
        var stops: [Element] = []
        for element in reachableElements where element.isTabStop && !element.isLaterRadio(after: stops) {
            stops.append(element)
        }
        // Elements with a positive index come first.
        let first = stops.filter { $0.tabIndex > 0 }.sorted { $0.tabIndex < $1.tabIndex }
        return (first + stops.filter { $0.tabIndex == 0 }).map { element in
            element.accessibleName.isEmpty ? "\(element.role ?? "group")" : element.accessibleName
        }
    }

    private func auditIssues(for types: AccessibilityAuditType) -> [AccessibilityAuditIssue] {
        var issues: [AccessibilityAuditIssue] = []
        for element in reachableElements {
            let barriers: [(type: AccessibilityAuditType, problem: String?)] = [
                (.sufficientElementDescription, element.descriptionBarrier), (.contrast, element.contrastBarrier),
                (.hitRegion, element.hitRegionBarrier), (.focusOrder, element.focusBarrier),
            ]
            for (type, problem) in barriers where types.contains(type) {
                guard let problem else { continue }
                issues.append(
                    AccessibilityAuditIssue(
                        auditType: type, element: element.auditName, compactDescription: problem))
            }
        }
        return issues
    }

    private var reachableElements: [Element] {
        var found: [Element] = []
        let covered = coveredInParts
        for scope in everything.elements() { scope.visit(without: covered) { found.append($0) } }
        return found
    }
}

extension Element {
    fileprivate var auditName: String {
        let words = accessibleName.isEmpty ? words.collapsed : accessibleName
        return "\(role ?? ElementRole(tag.rawValue)) \"\(words)\""
    }
}
