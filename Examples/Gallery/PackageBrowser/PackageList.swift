// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// The search field, the order, and the list with its empty states.
struct PackageList: View {
    @Environment(PackageStore.self) private var store
    @Binding var opened: DebianPackage?
    var showProblems: @MainActor () -> Void
    var retry: @MainActor () async -> Void

    var body: some View {
        @Bindable var store = store
        List {
            if store.catalog != nil {
                Section {
                    Picker("Order", selection: $store.sort) {
                        ForEach(PackageSort.allCases) { Text($0.title).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    .listRowBackground(Color.clear)
                    .listRowInsets(EdgeInsets())
                }
                if store.problemCount > 0 {
                    Section { ProblemBanner(count: store.problemCount, action: showProblems) }
                }
            }
            ForEach(store.groups) { group in
                Section(store.sort == .section ? SectionStyle(section: group.title).title : group.title) {
                    ForEach(group.packages) { package in
                        Button {
                            opened = package
                        } label: {
                            PackageRow(package: package, isMarked: store.isMarkedForRemoval(package))
                        }
                        .buttonStyle(.plain)
                    }
                }
            }
        }
        .overlay { EmptyListView(store: store, retry: retry) }
        .searchable(text: $store.query, prompt: "Name or description")
    }
}

extension PackageSort {
    fileprivate var title: String {
        switch self {
        case .name: "Name"
        case .size: "Size"
        case .section: "Section"
        }
    }
}

/// The placeholder of an empty list.
private struct EmptyListView: View {
    var store: PackageStore
    var retry: @MainActor () async -> Void

    var body: some View {
        if !store.groups.isEmpty {
            EmptyView()
        } else if store.catalog != nil, !store.query.isEmpty {
            ContentUnavailableView.search(text: store.query)
        } else if let failure = store.failure {
            ContentUnavailableView {
                Label(failure.title, systemImage: "shippingbox")
            } description: {
                Text("\(failure.message) \(failure.remedy)")
            } actions: {
                Button("Try Again") { Task { await retry() } }
                    .buttonStyle(.borderedProminent)
            }
        } else if store.catalog != nil {
            ContentUnavailableView(
                "No Packages", systemImage: "shippingbox",
                description: Text("The status file has no package that could be read."))
        } else {
            ProgressView("Reading packages…")
        }
    }
}
