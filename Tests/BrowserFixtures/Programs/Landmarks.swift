// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A program in the style of tutorials: a list of places with a filter, details that are favorites or not, and a profile
// that is edited in place. The model is observable and comes from the environment.

struct Landmark: Identifiable, Hashable, Codable {
    enum Category: String, CaseIterable, Codable {
        case lakes = "Lakes"
        case rivers = "Rivers"
        case mountains = "Mountains"
    }

    var id: Int
    var name: String
    var park: String
    var state: String
    var about: String
    var category: Category
    var isFavorite: Bool
    var isFeatured: Bool
}

struct Profile: Equatable {
    enum Season: String, CaseIterable, Identifiable {
        case spring = "🌷 Spring"
        case summer = "🌞 Summer"
        case autumn = "🍂 Autumn"
        case winter = "☃️ Winter"

        var id: String { rawValue }
    }

    var username: String
    var prefersNotifications = true
    var season = Season.winter
    var goal = Date(timeIntervalSince1970: 1_800_000_000)

    static let standard = Profile(username: "g_kumar")
}

@Observable
final class LandmarkModel {
    var landmarks: [Landmark] = [
        Landmark(
            id: 1, name: "Silver Lake", park: "Green Hills", state: "Oregon", about: "A quiet lake below the hills.",
            category: .lakes, isFavorite: true, isFeatured: true),
        Landmark(
            id: 2, name: "Long River", park: "Old Valley", state: "Utah", about: "It bends around the rocks.",
            category: .rivers, isFavorite: false, isFeatured: false),
        Landmark(
            id: 3, name: "Twin Peaks", park: "North Range", state: "Alaska", about: "Two summits, one ridge.",
            category: .mountains, isFavorite: true, isFeatured: false),
        Landmark(
            id: 4, name: "Round Lake", park: "Green Hills", state: "Oregon", about: "Swim from June to September.",
            category: .lakes, isFavorite: false, isFeatured: false),
    ]
    var profile = Profile.standard

    var features: [Landmark] { landmarks.filter(\.isFeatured) }

    var categories: [String: [Landmark]] { Dictionary(grouping: landmarks) { $0.category.rawValue } }
}

struct LandmarksProgram: View {
    enum Page { case featured, list }

    @State private var model = LandmarkModel()
    @State private var selection = Page.featured

    var body: some View {
        TabView(selection: $selection) {
            CategoryHome().tabItem { Label("Featured", systemImage: "star") }.tag(Page.featured)
            LandmarkList().tabItem { Label("List", systemImage: "list.bullet") }.tag(Page.list)
        }
        .environment(model)
    }
}

private struct CategoryHome: View {
    @Environment(LandmarkModel.self) private var model
    @State private var showsProfile = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.features) { landmark in
                    FeatureCard(landmark: landmark)
                }
                .listRowInsets(EdgeInsets())
                ForEach(model.categories.keys.sorted(), id: \.self) { key in
                    CategoryRow(name: key, items: model.categories[key] ?? [])
                }
                .listRowInsets(EdgeInsets())
            }
            .listStyle(.inset)
            .navigationTitle("Featured")
            .toolbar {
                Button {
                    showsProfile.toggle()
                } label: {
                    Label("User Profile", systemImage: "person.crop.circle")
                }
            }
            .sheet(isPresented: $showsProfile) { ProfileHost().environment(model) }
        }
    }
}

private struct FeatureCard: View {
    var landmark: Landmark

    var body: some View {
        LinearGradient(colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
            .aspectRatio(3 / 2, contentMode: .fit)
            .overlay {
                TextOverlay(landmark: landmark)
            }
    }
}

private struct TextOverlay: View {
    var landmark: Landmark

    private var gradient: LinearGradient {
        .linearGradient(
            Gradient(colors: [.black.opacity(0.6), .black.opacity(0)]), startPoint: .bottom, endPoint: .center)
    }

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            gradient
            VStack(alignment: .leading) {
                Text(landmark.name).font(.title).bold()
                Text(landmark.park)
            }
            .padding()
        }
        .foregroundStyle(.white)
    }
}

private struct CategoryRow: View {
    var name: String
    var items: [Landmark]

    var body: some View {
        VStack(alignment: .leading) {
            Text(name).font(.headline).padding(.leading, 15).padding(.top, 5)
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(alignment: .top, spacing: 0) {
                    ForEach(items) { landmark in
                        NavigationLink {
                            LandmarkDetail(landmark: landmark)
                        } label: {
                            CategoryItem(landmark: landmark)
                        }
                    }
                }
            }
            .frame(height: 185)
        }
    }
}

private struct CategoryItem: View {
    var landmark: Landmark

    var body: some View {
        VStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 5).fill(.teal.gradient).frame(width: 155, height: 110)
            Text(landmark.name).foregroundStyle(.primary).font(.caption)
        }
        .padding(.leading, 15)
    }
}

private struct LandmarkList: View {
    @Environment(LandmarkModel.self) private var model
    @State private var showsFavoritesOnly = false

    private var filtered: [Landmark] {
        model.landmarks.filter { !showsFavoritesOnly || $0.isFavorite }
    }

    var body: some View {
        NavigationStack {
            List {
                Toggle(isOn: $showsFavoritesOnly) { Text("Favorites only") }
                ForEach(filtered) { landmark in
                    NavigationLink {
                        LandmarkDetail(landmark: landmark)
                    } label: {
                        LandmarkRow(landmark: landmark)
                    }
                }
            }
            .animation(.default, value: filtered)
            .navigationTitle("Landmarks")
        }
    }
}

private struct LandmarkRow: View {
    var landmark: Landmark

    var body: some View {
        HStack {
            Circle().fill(.teal).frame(width: 50, height: 50).accessibilityHidden(true)
            Text(landmark.name)
            Spacer()
            if landmark.isFavorite {
                Image(systemName: "star.fill").foregroundStyle(.yellow).accessibilityLabel("Favorite")
            }
        }
    }
}

private struct LandmarkDetail: View {
    @Environment(LandmarkModel.self) private var model
    var landmark: Landmark

    private var index: Int { model.landmarks.firstIndex { $0.id == landmark.id }! }

    var body: some View {
        @Bindable var model = model

        ScrollView {
            Rectangle().fill(.green.gradient).frame(height: 200)
            Circle().fill(.teal).overlay { Circle().stroke(.white, lineWidth: 4) }.shadow(radius: 7)
                .frame(width: 160, height: 160).offset(y: -80).padding(.bottom, -80)
            VStack(alignment: .leading) {
                HStack {
                    Text(landmark.name).font(.title)
                    FavoriteButton(isSet: $model.landmarks[index].isFavorite)
                }
                HStack {
                    Text(landmark.park)
                    Spacer()
                    Text(landmark.state)
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
                Divider()
                Text("About \(landmark.name)").font(.title2)
                Text(landmark.about)
            }
            .padding()
        }
        .navigationTitle(landmark.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct FavoriteButton: View {
    @Binding var isSet: Bool

    var body: some View {
        Button {
            isSet.toggle()
        } label: {
            Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star")
                .labelStyle(.iconOnly)
                .foregroundStyle(isSet ? .yellow : .gray)
        }
    }
}

private struct ProfileHost: View {
    @Environment(\.editMode) private var editMode
    @Environment(LandmarkModel.self) private var model
    @State private var draft = Profile.standard

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                if editMode?.wrappedValue == .active {
                    Button("Cancel", role: .cancel) {
                        draft = model.profile
                        editMode?.animation().wrappedValue = .inactive
                    }
                }
                Spacer()
                EditButton()
            }
            if editMode?.wrappedValue == .inactive {
                ProfileSummary(profile: model.profile)
            } else {
                ProfileEditor(profile: $draft)
                    .onAppear { draft = model.profile }
                    .onDisappear { model.profile = draft }
            }
        }
        .padding()
    }
}

private struct ProfileSummary: View {
    var profile: Profile

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 10) {
                Text(profile.username).bold().font(.title)
                Text("Notifications: \(profile.prefersNotifications ? "On" : "Off")")
                Text("Seasonal Photos: \(profile.season.rawValue)")
                Text("Goal Date: ") + Text(profile.goal, style: .date)
            }
        }
    }
}

private struct ProfileEditor: View {
    @Binding var profile: Profile

    var body: some View {
        List {
            HStack {
                Text("Username")
                Spacer()
                TextField("Username", text: $profile.username).foregroundStyle(.secondary)
                    .multilineTextAlignment(.trailing)
            }
            Toggle(isOn: $profile.prefersNotifications) { Text("Enable Notifications") }
            Picker("Seasonal Photo", selection: $profile.season) {
                ForEach(Profile.Season.allCases) { season in Text(season.rawValue).tag(season) }
            }
            DatePicker(selection: $profile.goal, displayedComponents: .date) { Text("Goal Date") }
        }
    }
}

#Preview {
    LandmarksProgram()
}
