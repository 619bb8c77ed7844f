// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Everybody with an account, and the invitations that are still open.
struct PeoplePage: View {
    @Environment(Hub.self) private var hub
    @Environment(\.member) private var member
    @State private var people: [Person] = []
    @State private var invitations: [Invitation] = []
    @State private var isInviting = false
    @State private var problem: String?

    private var isAdministrator: Bool { member?.role == .administrator }

    var body: some View {
        List {
            Section {
                ForEach(people) { person in
                    PersonRow(person: person, canChange: isAdministrator, change: { change(person, $0) })
                }
            }
            if isAdministrator, !invitations.isEmpty {
                Section("Invited") {
                    ForEach(invitations) { invitation in
                        LabeledContent {
                            Button("Withdraw", role: .destructive) {
                                perform { me throws(StoreError) in try await hub.store.withdraw(invitation, by: me) }
                            }
                        } label: {
                            Text(invitation.email)
                            Text(invitation.role.title).font(.footnote).foregroundStyle(.secondary)
                        }
                    }
                }
            }
        }
        .navigationTitle("People")
        .toolbar {
            if isAdministrator { Button("Invite", systemImage: "person.badge.plus") { isInviting = true } }
        }
        .sheet(isPresented: $isInviting) { InviteSheet { Task { await load() } } }
        .problemAlert($problem)
        .task { await load() }
    }

    private func load() async {
        do {
            people = try await hub.store.people()
            invitations = isAdministrator ? try await hub.store.openInvitations() : []
        } catch {
            if !Task.isCancelled { problem = error.localizedDescription }
        }
    }

    private func perform(_ body: @escaping (Int64) async throws(StoreError) -> Void) {
        guard let member else { return }
        Task {
            do throws(StoreError) { try await body(member.id) } catch { problem = error.localizedDescription }
            await load()
        }
    }

    private func change(_ person: Person, _ change: PersonChange) {
        perform { me throws(StoreError) in
            switch change {
            case .role(let role): try await hub.store.setRole(role, of: person.id, by: me)
            case .active(let isActive): try await hub.store.setActive(isActive, of: person.id, by: me)
            }
            // The page of the person loads again with the new rights.
            await hub.rightsChanged(reason: "Your rights have changed.")
        }
    }
}

enum PersonChange {
    case role(Role), active(Bool)
}

private struct PersonRow: View {
    let person: Person
    let canChange: Bool
    let change: (PersonChange) -> Void

    var body: some View {
        HStack(spacing: 12) {
            Avatar(person: person, size: 36)
            VStack(alignment: .leading) {
                Text(person.name).foregroundStyle(person.isActive ? .primary : .secondary)
                Text(person.email).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if canChange {
                Menu {
                    Picker("Role", selection: Binding(get: { person.role }, set: { change(.role($0)) })) {
                        ForEach(Role.allCases, id: \.self) { Text($0.title) }
                    }
                    Divider()
                    Button(person.isActive ? "Take Access Away" : "Give Access Back") {
                        change(.active(!person.isActive))
                    }
                } label: {
                    Text(person.isActive ? person.role.title : "No access")
                }
                .accessibilityLabel("Role of \(person.name)")
            } else {
                Text(person.role.title).font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}
