// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A container of the app: a featured view, the others in a row, and sections.
struct OwnContainers: View {
    @State private var names = ["Ada", "Ben", "Cleo"]

    var body: some View {
        VStack {
            Featured {
                ForEach(names, id: \.self) { Visitor(name: $0) }
            }
            Shelf {
                Section("Tools") {
                    Text("Saw").containerValue(\.isHeavy, true); Text("Pen")
                }
                Text("Loose")
            }
            Button("Rotate") { names.append(names.removeFirst()) }
            Button("Remove") { names.removeLast() }
        }
    }
}

private struct Visitor: View {
    let name: String
    @State private var visits = 0
    @State private var note = ""

    var body: some View {
        HStack {
            Button("\(name) \(visits)") { visits += 1 }
            TextField("Note of \(name)", text: $note)
        }
    }
}

private struct Featured<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if let first = subviews.first {
                first.padding().border(.red).accessibilityElement(children: .contain).accessibilityLabel("Featured")
            }
            VStack { ForEach(subviews.dropFirst()) { $0 } }
                .accessibilityElement(children: .contain).accessibilityLabel("Others")
        }
    }
}

private struct Shelf<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(alignment: .top) {
            ForEach(sections: content) { section in
                VStack {
                    section.header
                    ForEach(section.content) { subview in
                        subview.fontWeight(subview.containerValues.isHeavy ? .bold : .regular)
                    }
                }
            }
        }
    }
}

extension ContainerValues {
    @Entry fileprivate var isHeavy = false
}
