// SPDX-License-Identifier: Apache-2.0
import GalleryModel
import SwiftUI

/// A browser for the packages of the server's machine: search, dependencies, and a plan for removals.
struct PackageBrowser: View {
    @State private var store = PackageStore(arguments: CommandLine.arguments)
    @State private var opened: DebianPackage?
    @State private var sheet: BrowserSheet?
    @State private var showsAlert = false

    var body: some View {
        NavigationStack {
            PackageList(opened: $opened, showProblems: { sheet = .problems }, retry: load)
                .navigationTitle("Packages")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Link(destination: URL(string: "/")!) { Label("Gallery", systemImage: "chevron.left") }
                    }
                }
        }
        .safeAreaInset(edge: .bottom) {
            if !store.removalList.isEmpty {
                RemovalBar(store: store) { sheet = .removal }
            }
        }
        .environment(store)
        .task { await load() }
        .sheet(item: $opened) { package in
            PackageDetails(package: package).environment(store)
        }
        .sheet(item: $sheet) { sheet in
            switch sheet {
            case .problems: ProblemList(problems: store.problems, count: store.problemCount)
            case .removal: RemovalSheet().environment(store)
            }
        }
        .alert(alertTitle, isPresented: $showsAlert) {
            if store.failure != nil {
                Button("Try Again") { Task { await load() } }
                Button("Cancel", role: .cancel) {}
            } else {
                Button("Show All") { sheet = .problems }
                Button("OK", role: .cancel) {}
            }
        } message: {
            Text(alertMessage)
        }
    }

    private func load() async {
        await store.load()
        showsAlert = store.failure != nil || store.problemCount > 0
    }

    private var alertTitle: String {
        if let failure = store.failure { return failure.title }
        return ProblemList.title(count: store.problemCount)
    }

    private var alertMessage: String {
        if let failure = store.failure { return "\(failure.message) \(failure.remedy)" }
        guard let first = store.problems.first else { return "" }
        return "Line \(first.line): \(first.message) Everything else was loaded."
    }
}

/// The sheets that do not show a package.
private enum BrowserSheet: Identifiable {
    case problems, removal

    var id: Self { self }
}
