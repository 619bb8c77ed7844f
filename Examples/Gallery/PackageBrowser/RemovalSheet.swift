// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// A bar below the list, shown while a package is marked for removal.
struct RemovalBar: View {
    var store: PackageStore
    var review: @MainActor () -> Void

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(store.removalList.count == 1 ? "1 package marked" : "\(store.removalList.count) packages marked")
                    .font(.subheadline).bold()
                Text("Frees \(store.removalSize.formatted(.byteCount(style: .memory)))")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Button("Review", action: review)
                .buttonStyle(.borderedProminent)
        }
        .padding()
        .frame(maxWidth: 720)
        .frame(maxWidth: .infinity)
        .background(.bar)
        .overlay(alignment: .top) { Divider() }
    }
}

/// The removal list, the packages it would break, and the command that performs it.
struct RemovalSheet: View {
    @Environment(PackageStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var asksToClear = false

    var body: some View {
        NavigationStack {
            Group {
                if store.removalList.isEmpty {
                    ContentUnavailableView(
                        "Nothing Marked", systemImage: "trash",
                        description: Text("Open a package and choose “Mark for Removal”."))
                } else {
                    list
                }
            }
            .navigationTitle("Removal List")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
        .alert("Clear the removal list?", isPresented: $asksToClear) {
            Button("Clear", role: .destructive) {
                store.clearRemovalList()
                dismiss()
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Nothing is removed from the machine; only the marks go away.")
        }
    }

    private var list: some View {
        List {
            if !store.brokenByRemoval.isEmpty {
                Section {
                    ForEach(store.brokenByRemoval) { package in
                        HStack {
                            Label(package.name, systemImage: "exclamationmark.triangle").foregroundStyle(.orange)
                            Spacer()
                            Button("Mark Too") { store.setMarkedForRemoval(true, package) }
                        }
                    }
                } header: {
                    Text("Would stop working")
                } footer: {
                    Text("These need something from the list and have no alternative installed.")
                }
            }
            Section("Marked") {
                ForEach(store.removalList) { package in
                    HStack {
                        PackageRow(package: package, isMarked: false)
                        Button("Keep") { store.setMarkedForRemoval(false, package) }
                    }
                }
            }
            Section {
                Text(store.removalCommand)
                    .font(.system(.footnote, design: .monospaced))
                    .textSelection(.enabled)
            } header: {
                Text("In a terminal")
            } footer: {
                Text("Frees \(store.removalSize.formatted(.byteCount(style: .memory))).")
            }
            Section {
                Button("Clear Removal List", role: .destructive) { asksToClear = true }
            }
        }
    }
}
