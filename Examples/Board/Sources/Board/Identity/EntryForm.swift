// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A form in the middle of an otherwise empty page.
struct EntryForm<Content: View>: View {
    let title: LocalizedStringKey
    let subtitle: LocalizedStringKey
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Image(systemName: "square.stack.3d.up.fill")
                    .font(.system(size: 34))
                    .foregroundStyle(.white)
                    .frame(width: 72, height: 72)
                    .background(Color.indigo.gradient, in: RoundedRectangle(cornerRadius: 18))
                    .accessibilityHidden(true)
                VStack(spacing: 6) {
                    Text(title).font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
                    Text(subtitle).foregroundStyle(.secondary).multilineTextAlignment(.center)
                }
                VStack(spacing: 14) { content }
            }
            .padding(24)
            .frame(maxWidth: 400)
            .frame(maxWidth: .infinity)
            .padding(.top, 48)
        }
        .background(Color(.systemGroupedBackground))
    }
}

struct EntryField<Content: View>: View {
    let title: LocalizedStringKey
    let content: Content

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.subheadline.weight(.medium)).accessibilityHidden(true)
            content
                .textFieldStyle(.plain)
                .padding(.horizontal, 12).padding(.vertical, 11)
                .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
                .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(Color(.separator)))
        }
    }
}

struct EntryMessage: View {
    let text: String

    var body: some View {
        if !text.isEmpty {
            Label(text, systemImage: "exclamationmark.triangle.fill")
                .font(.footnote).foregroundStyle(.red)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

struct EntryButton: View {
    let title: LocalizedStringKey
    let isBusy: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: 8) {
                if isBusy { ProgressView().controlSize(.small) }
                Text(title).fontWeight(.semibold)
            }
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
}
