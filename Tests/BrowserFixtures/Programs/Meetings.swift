// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A program in the style of tutorials: meetings with attendees, a form that edits a copy, a timer with a ring of arcs,
// and a history. It is data that flows through bindings.

struct Meeting: Identifiable, Codable {
    struct Attendee: Identifiable, Codable {
        var id = UUID()
        var name: String
    }

    enum Theme: String, CaseIterable, Identifiable, Codable {
        case buttercup, lavender, oxblood, seafoam

        var id: String { rawValue }
        var name: String { rawValue.capitalized }

        var mainColor: Color {
            switch self {
            case .buttercup: .yellow
            case .lavender: .purple
            case .oxblood: Color(red: 0.45, green: 0.05, blue: 0.1)
            case .seafoam: .mint
            }
        }

        var accentColor: Color {
            switch self {
            case .buttercup, .seafoam: .black
            case .lavender, .oxblood: .white
            }
        }
    }

    var id = UUID()
    var title: String
    var attendees: [Attendee]
    var minutes: Int
    var theme: Theme
    var history: [Date] = []

    var minutesAsDouble: Double {
        get { Double(minutes) }
        set { minutes = Int(newValue) }
    }

    static var empty: Meeting { Meeting(title: "", attendees: [], minutes: 5, theme: .seafoam) }

    static let samples = [
        Meeting(
            title: "Design", attendees: ["Cathy", "Daisy", "Simon"].map { Attendee(name: $0) }, minutes: 10,
            theme: .buttercup),
        Meeting(
            title: "App Dev", attendees: ["Katie", "Gray"].map { Attendee(name: $0) }, minutes: 5, theme: .lavender),
    ]
}

@MainActor
final class MeetingTimer: ObservableObject {
    struct Speaker: Identifiable {
        let id = UUID()
        let name: String
        var isCompleted: Bool
    }

    @Published var activeSpeaker = ""
    @Published var secondsElapsed = 0
    @Published var secondsRemaining = 0
    private(set) var speakers: [Speaker] = []
    private var secondsPerSpeaker = 0
    private var index = 0
    var speakerChanged: (() -> Void)?

    func reset(minutes: Int, attendees: [Meeting.Attendee]) {
        speakers = attendees.map { Speaker(name: $0.name, isCompleted: false) }
        if speakers.isEmpty { speakers = [Speaker(name: "Speaker 1", isCompleted: false)] }
        secondsPerSpeaker = minutes * 60 / speakers.count
        secondsElapsed = 0
        secondsRemaining = minutes * 60
        select(0)
    }

    func skip() {
        speakers[index].isCompleted = true
        select(index + 1)
        speakerChanged?()
    }

    private func select(_ new: Int) {
        guard new < speakers.count else { return }
        index = new
        secondsElapsed = secondsPerSpeaker * new
        secondsRemaining = secondsPerSpeaker * (speakers.count - new)
        activeSpeaker = "Speaker \(new + 1): " + speakers[new].name
    }
}

struct MeetingsProgram: View {
    @State private var meetings = Meeting.samples

    var body: some View {
        MeetingsView(meetings: $meetings)
    }
}

private struct MeetingsView: View {
    @Binding var meetings: [Meeting]
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List($meetings) { $meeting in
                NavigationLink(destination: MeetingDetail(meeting: $meeting)) { CardView(meeting: meeting) }
                    .listRowBackground(meeting.theme.mainColor)
            }
            .navigationTitle("Daily Meetings")
            .toolbar {
                Button(action: { isAdding = true }) { Image(systemName: "plus") }.accessibilityLabel("New Meeting")
            }
        }
        .sheet(isPresented: $isAdding) { NewMeetingSheet(meetings: $meetings, isPresented: $isAdding) }
    }
}

private struct CardView: View {
    let meeting: Meeting

    var body: some View {
        VStack(alignment: .leading) {
            Text(meeting.title).font(.headline).accessibilityAddTraits(.isHeader)
            Spacer()
            HStack {
                Label("\(meeting.attendees.count)", systemImage: "person.3")
                    .accessibilityLabel("\(meeting.attendees.count) attendees")
                Spacer()
                Label("\(meeting.minutes)", systemImage: "clock").labelStyle(.trailingIcon)
                    .accessibilityLabel("\(meeting.minutes) minute meeting")
            }
            .font(.caption)
        }
        .padding()
        .foregroundColor(meeting.theme.accentColor)
    }
}

struct TrailingIconLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    static var trailingIcon: Self { Self() }
}

private struct MeetingDetail: View {
    @Binding var meeting: Meeting
    @State private var draft = Meeting.empty
    @State private var isEditing = false

    var body: some View {
        List {
            Section(header: Text("Meeting Info")) {
                NavigationLink(destination: MeetingView(meeting: $meeting)) {
                    Label("Start Meeting", systemImage: "timer").font(.headline).foregroundColor(.accentColor)
                }
                HStack {
                    Label("Length", systemImage: "clock")
                    Spacer()
                    Text("\(meeting.minutes) minutes")
                }
                .accessibilityElement(children: .combine)
            }
            Section(header: Text("Attendees")) {
                ForEach(meeting.attendees) { Label($0.name, systemImage: "person") }
            }
            Section(header: Text("History")) {
                if meeting.history.isEmpty { Label("No meetings yet", systemImage: "calendar.badge.exclamationmark") }
                ForEach(meeting.history, id: \.self) { date in
                    HStack {
                        Image(systemName: "calendar")
                        Text(date, style: .date)
                    }
                }
            }
        }
        .navigationTitle(meeting.title)
        .toolbar {
            Button("Edit") {
                isEditing = true
                draft = meeting
            }
        }
        .sheet(isPresented: $isEditing) {
            NavigationStack {
                MeetingEditor(meeting: $draft)
                    .navigationTitle(meeting.title)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Done") {
                                isEditing = false
                                meeting = draft
                            }
                        }
                    }
            }
        }
    }
}

private struct MeetingEditor: View {
    @Binding var meeting: Meeting
    @State private var newName = ""

    var body: some View {
        Form {
            Section(header: Text("Meeting Info")) {
                TextField("Title", text: $meeting.title)
                HStack {
                    Slider(value: $meeting.minutesAsDouble, in: 5...30, step: 1) { Text("Length") }
                        .accessibilityValue("\(meeting.minutes) minutes")
                    Spacer()
                    Text("\(meeting.minutes) minutes").accessibilityHidden(true)
                }
                Picker("Theme", selection: $meeting.theme) {
                    ForEach(Meeting.Theme.allCases) { theme in Text(theme.name).tag(theme) }
                }
                .pickerStyle(.navigationLink)
            }
            Section(header: Text("Attendees")) {
                ForEach(meeting.attendees) { attendee in Text(attendee.name) }
                    .onDelete { meeting.attendees.remove(atOffsets: $0) }
                HStack {
                    TextField("New Attendee", text: $newName)
                    Button {
                        withAnimation {
                            meeting.attendees.append(Meeting.Attendee(name: newName))
                            newName = ""
                        }
                    } label: {
                        Image(systemName: "plus.circle.fill").accessibilityLabel("Add attendee")
                    }
                    .disabled(newName.isEmpty)
                }
            }
        }
    }
}

private struct NewMeetingSheet: View {
    @State private var draft = Meeting.empty
    @Binding var meetings: [Meeting]
    @Binding var isPresented: Bool

    var body: some View {
        NavigationStack {
            MeetingEditor(meeting: $draft)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Dismiss") { isPresented = false } }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Add") {
                            meetings.append(draft)
                            isPresented = false
                        }
                    }
                }
        }
    }
}

private struct MeetingView: View {
    @Binding var meeting: Meeting
    @StateObject private var timer = MeetingTimer()

    private var completed: [Int] { timer.speakers.indices.filter { timer.speakers[$0].isCompleted } }

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 16).fill(meeting.theme.mainColor)
            VStack {
                ProgressView(
                    value: Double(timer.secondsElapsed),
                    total: Double(max(1, timer.secondsElapsed + timer.secondsRemaining))
                )
                .tint(meeting.theme.accentColor)
                ZStack {
                    Circle().strokeBorder(lineWidth: 24)
                    ForEach(completed, id: \.self) { index in
                        SpeakerArc(index: index, count: timer.speakers.count)
                            .rotation(Angle(degrees: -90)).stroke(meeting.theme.mainColor, lineWidth: 12)
                    }
                    Text(timer.activeSpeaker).font(.title)
                }
                .padding(.horizontal)
                HStack {
                    Text("\(completed.count) of \(timer.speakers.count) spoke")
                    Spacer()
                    Button(action: timer.skip) { Image(systemName: "forward.fill") }
                        .accessibilityLabel("Next speaker")
                }
            }
            .padding()
        }
        .foregroundColor(meeting.theme.accentColor)
        .onAppear { timer.reset(minutes: meeting.minutes, attendees: meeting.attendees) }
        .onDisappear { meeting.history.insert(.now, at: 0) }
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct SpeakerArc: Shape {
    let index: Int
    let count: Int

    private var degrees: Double { 360 / Double(count) }

    func path(in rect: CGRect) -> Path {
        let diameter = min(rect.size.width, rect.size.height) - 24
        return Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: diameter / 2,
                startAngle: Angle(degrees: degrees * Double(index) + 1),
                endAngle: Angle(degrees: degrees * Double(index + 1) - 1), clockwise: false)
        }
    }
}
