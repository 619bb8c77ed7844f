// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// The dependencies of a package of one kind. Alternatives share a row, which opens the installed one.
struct DependencySection: View {
    @Environment(PackageStore.self) private var store
    var kind: Dependency.Kind
    var dependencies: [Dependency]
    var open: @MainActor (DebianPackage) -> Void

    var body: some View {
        if !dependencies.isEmpty {
            Section(kind.title) {
                ForEach(Array(dependencies.enumerated()), id: \.offset) { _, dependency in
                    DependencyRow(
                        dependency: dependency,
                        package: store.catalog?.package(satisfying: dependency), open: open)
                }
            }
        }
    }
}

private struct DependencyRow: View {
    var dependency: Dependency
    var package: DebianPackage?
    var open: @MainActor (DebianPackage) -> Void

    var body: some View {
        if let package {
            Button {
                open(package)
            } label: {
                row(section: package.section, symbol: "chevron.right")
            }
            .buttonStyle(.plain)
        } else {
            row(section: "", symbol: nil).foregroundStyle(.secondary)
        }
    }

    private func row(section: String, symbol: String?) -> some View {
        HStack(spacing: 12) {
            PackageIcon(section: section, size: 28)
            VStack(alignment: .leading, spacing: 1) {
                Text(dependency.title)
                if let note { Text(note).font(.caption).foregroundStyle(.secondary) }
            }
            .lineLimit(1)
            Spacer(minLength: 8)
            if let symbol {
                Image(systemName: symbol).font(.footnote).foregroundStyle(.tertiary).accessibilityHidden(true)
            }
        }
        .contentShape(Rectangle())
    }

    private var note: String? {
        guard let package else { return "Not installed" }
        let asked = dependency.alternatives.first { $0.name == package.name }
        guard let asked else { return "Provided by \(package.name)" }
        return asked.constraint.map { "\($0.comparison.symbol) \($0.version)" }
    }
}

/// The packages that depend on a package.
struct DependantSection: View {
    @State private var showsAll = false
    var dependants: [Dependant]
    var open: @MainActor (DebianPackage) -> Void

    var body: some View {
        if !dependants.isEmpty {
            Section(dependants.count == 1 ? "Used by 1 package" : "Used by \(dependants.count) packages") {
                ForEach(showsAll ? dependants : Array(dependants.prefix(5)), id: \.package.id) { dependant in
                    Button {
                        open(dependant.package)
                    } label: {
                        LabeledContent {
                            Text(dependant.kind.title)
                        } label: {
                            HStack(spacing: 12) {
                                PackageIcon(section: dependant.package.section, size: 28)
                                Text(dependant.package.name).lineLimit(1)
                            }
                        }
                        .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                }
                if !showsAll, dependants.count > 5 {
                    Button("Show All \(dependants.count)") { showsAll = true }
                }
            }
        }
    }
}

extension Dependency {
    fileprivate var title: String { alternatives.map(\.name).joined(separator: " or ") }
}

extension Dependency.Kind {
    fileprivate var title: String {
        switch self {
        case .preDepends: "Needs Before Installation"
        case .depends: "Needs"
        case .recommends: "Recommends"
        case .suggests: "Suggests"
        }
    }
}
