// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// The details of a package. Its dependencies and dependents open further sheets.
struct PackageDetails: View {
    @Environment(PackageStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var opened: DebianPackage?
    var package: DebianPackage

    var body: some View {
        NavigationStack {
            List {
                Section {
                    summary
                    removal
                }
                if !package.details.isEmpty {
                    Section("Description") { DescriptionText(blocks: package.details) }
                }
                Section("Information") { PackageFacts(package: package) }
                ForEach(Dependency.Kind.allCases, id: \.self) { kind in
                    DependencySection(kind: kind, dependencies: package.dependencies(kind), open: { opened = $0 })
                }
                DependantSection(dependants: store.catalog?.dependants(of: package) ?? [], open: { opened = $0 })
            }
            .navigationTitle(package.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
        .sheet(item: $opened) { package in
            PackageDetails(package: package).environment(store)
        }
    }

    private var summary: some View {
        HStack(alignment: .top, spacing: 16) {
            PackageIcon(section: package.section, size: 64)
            VStack(alignment: .leading, spacing: 4) {
                Text(package.summary).font(.headline)
                Text([package.version, package.sizeText].joined(separator: " · "))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                Label(
                    package.status.label, systemImage: package.status.isInstalled ? "checkmark.circle" : "circle.dashed"
                )
                .font(.footnote)
                .foregroundStyle(package.status.isInstalled ? Color.green : Color.secondary)
            }
        }
        .padding(.vertical, 4)
    }

    private var removal: some View {
        let isMarked = store.isMarkedForRemoval(package)
        return VStack(alignment: .leading, spacing: 8) {
            Button(role: isMarked ? nil : .destructive) {
                store.setMarkedForRemoval(!isMarked, package)
            } label: {
                Label(
                    isMarked ? "Keep This Package" : "Mark for Removal",
                    systemImage: isMarked ? "arrow.uturn.backward" : "trash")
            }
            .disabled(!package.status.isInstalled)
            if isMarked, package.isEssential {
                Label("The system does not work without it.", systemImage: "exclamationmark.triangle")
                    .font(.footnote)
                    .foregroundStyle(.orange)
            }
        }
    }
}
