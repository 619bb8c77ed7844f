// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct AdaptedExample: View {
    @State private var sorts = false
    @State private var showsResults = false
    @State private var order = "Name"

    var body: some View {
        Example(
            "Sheets in narrow places",
            "Make the window narrow while the options are open: the sheet becomes a popover. In a column it lies at the lower edge.",
            code: """
                .sheet(isPresented: $sorts) { options.presentationCompactAdaptation(.popover) }

                ModalHost { column.sheet(isPresented: $showsResults) { results } }
                """
        ) {
            VStack(spacing: 16) {
                Button("Sort by \(order)") { sorts = true }
                    .buttonStyle(.borderedProminent)
                    .sheet(isPresented: $sorts) { options.presentationCompactAdaptation(.popover) }
                HStack(spacing: 0) {
                    ModalHost { column.sheet(isPresented: $showsResults) { results } }
                        .frame(width: 260)
                    Divider()
                    Text("Map").foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color.green.opacity(0.12))
                }
                .frame(height: 300)
                .clipShape(.rect(cornerRadius: 12))
                .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.quaternary, lineWidth: 1))
            }
        }
    }

    private var options: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Sort by").font(.headline).accessibilityAddTraits(.isHeader)
            ForEach(["Name", "Date", "Distance"], id: \.self) { each in
                Button {
                    order = each
                    sorts = false
                } label: {
                    Label(each, systemImage: each == order ? "checkmark.circle.fill" : "circle").frame(minHeight: 32)
                }
                .buttonStyle(.plain)
            }
        }
        .padding(20)
        .presentationSizing(.fitted)
    }

    private var column: some View {
        VStack {
            Button("Results") { showsResults = true }.buttonStyle(.bordered)
            Spacer()
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var results: some View {
        VStack(spacing: 6) {
            Text("Three places").font(.headline).accessibilityAddTraits(.isHeader)
            Text("Harbor, Library, Old Mill").font(.footnote).foregroundStyle(.secondary)
            Button("Done") { showsResults = false }.buttonStyle(.bordered)
        }
        .padding()
        .presentationDetents([.height(130), .large])
        .presentationBackgroundInteraction(.enabled)
    }
}
