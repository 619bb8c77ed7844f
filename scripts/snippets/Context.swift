// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names that examples in pages and comments leave out: an app's views, values and functions. An example may use any
// of them without declaring it. What it declares itself hides the name here.

@_exported public import DaisObjects
@_exported public import Foundation
@_exported public import SwiftUI

public import DaisTesting
import Testing

/// Every view of the app. It takes any arguments.
public struct Sample: View {
    public init(_ values: Any?...) {}
    public init(@ViewBuilder content: () -> some View) {}
    public init(checkout: Any?) {}
    public init(draft: Any?) {}
    public init(event: Any?) {}
    public init(file: Any?) {}
    public init(folder: Any?) {}
    public init(isSmall: Any?) {}
    public init(message: Any?) {}
    public init(model: Any?) {}
    public init(name: Any?) {}
    public init(of value: Any?) {}
    public init(park: Any?) {}
    public init(path: Any?) {}
    public init(person: Any?) {}
    public init(selection: Any?) {}
    public init(text: Any?) {}
    public init(token: Any?) {}
    public var body: some View { EmptyView() }
}

public typealias AboutView = Sample
public typealias AddressStep = Sample
public typealias AddressView = Sample
public typealias Albums = Sample
public typealias Article = Sample
public typealias Avatar = Sample
public typealias Badge = Sample
public typealias Banner = Sample
public typealias Board = Sample
public typealias Canvas = Sample
public typealias Card = Sample
public typealias CartView = Sample
public typealias ColorList = Sample
public typealias ContentView = Sample
public typealias CounterView = Sample
public typealias DeliveryStep = Sample
public typealias Detail = Sample
public typealias Details = Sample
public typealias Editor = Sample
public typealias EditorView = Sample
public typealias EventRow = Sample
public typealias Feed = Sample
public typealias FileRow = Sample
public typealias FilterView = Sample
public typealias Filters = Sample
public typealias FolderView = Sample
public typealias Header = Sample
public typealias Help = Sample
public typealias HelpText = Sample
public typealias HelpView = Sample
public typealias HintView = Sample
public typealias Hint = Sample
public typealias Home = Sample
public typealias HomeView = Sample
public typealias Inbox = Sample
public typealias InboxView = Sample
public typealias InspectorView = Sample
public typealias LayerDetails = Sample
public typealias Layers = Sample
public typealias LegacyFrame = Sample
public typealias ListView = Sample
public typealias LoginForm = Sample
public typealias MailRow = Sample
public typealias Mailbox = Sample
public typealias MainMenu = Sample
public typealias Map = Sample
public typealias MessageRow = Sample
public typealias NewPart = Sample
public typealias NoteList = Sample
public typealias NoteView = Sample
public typealias NotesView = Sample
public typealias Notice = Sample
public typealias Orders = Sample
public typealias PackageDetails = Sample
public typealias ParkDetails = Sample
public typealias ParkRow = Sample
public typealias PauseMenu = Sample
public typealias PersonRow = Sample
public typealias Payment = Sample
public typealias Photo = Sample
public typealias PhotoView = Sample
public typealias Places = Sample
public typealias PlayerBar = Sample
public typealias ProductList = Sample
public typealias Profile = Sample
public typealias RatingView = Sample
public typealias Receipt = Sample
public typealias Results = Sample
public typealias RootView = Sample
public typealias SavedToast = Sample
public typealias SearchField = Sample
public typealias SettingsView = Sample
public typealias Sidebar = Sample
public typealias SongBanner = Sample
public typealias Songs = Sample
public typealias SortOptions = Sample
public typealias Tabs = Sample
public typealias Thumbnail = Sample

/// Every value of the app that has an identity.
public struct Item: Identifiable, Hashable, Codable, Sendable {
    public var id = ""
    public var name = ""
    public var title = ""
    public var reason = ""
    public var count = 0
    public var done = false
    public var isChanged = false
    public var color: Color { .blue }
    public var portrait: URL? { nil }
    public init() {}
    public func reset() {}
}

public typealias Announcement = Item
public typealias File = Item
public typealias InspectorConfig = Item
public typealias Message = Item
public typealias Park = Item
public typealias Quote = Item

public enum Size: String, CaseIterable, Identifiable, Sendable {
    case small, large
    public var id: Self { self }
    public var title: String { rawValue }
}

public enum SortOrder { case name, date }

public enum SelectedTab: PreferenceKey {
    public static var defaultValue: Anchor<CGRect>? { nil }
    public static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}

public struct Settings {
    public var wifi = false
    public var sounds = false
}

/// An object that examples observe, or in which they store values.
@MainActor @Observable
public final class Model {
    public init() {}
    public var volume = 0.5
    public func setVolume(_ volume: Double) {}
    public func commands(for words: String) async -> [PaletteCommand] { [] }
    public func save(_ values: Any?...) {}
    public func log(_ values: Any?...) {}
}

/// Examples run in a function of this view, so that they can change its states and bind to them.
@MainActor
public struct SnippetContext {
    public init() {}
    @State public var asks = false
    @State public var asksNoMore = false
    @State public var asksToSave = false
    @State public var debug = false
    @State public var exports = false
    @State public var failed = false
    @State public var hasUnsavedChanges = false
    @State public var imports = false
    @State public var isAdded = false
    @State public var isArchived = false
    @State public var isCopied = false
    @State public var isEditing = false
    @State public var isExpanded = false
    @State public var isExpired = false
    @State public var isFocused = false
    @State public var isLiked = false
    @State public var isLocked = false
    @State public var isOffline = false
    @State public var isOn = false
    @State public var isOpen = false
    @State public var isPaused = false
    @State public var isPresented = false
    @State public var isPressed = false
    @State public var isSaved = false
    @State public var isSaving = false
    @State public var isSent = false
    @State public var isShown = false
    @State public var picksColor = false
    @State public var picksDate = false
    @State public var showsAdvanced = false
    @State public var showsArticle = false
    @State public var showsDetails = false
    @State public var showsFilters = false
    @State public var showsHelp = false
    @State public var showsHidden = false
    @State public var showsHint = false
    @State public var showsInspector = false
    @State public var showsLayers = false
    @State public var showsMenu = false
    @State public var showsResults = false
    @State public var showsSettings = false
    @State public var sorts = false
    @State public var sync = false
    @State public var country: String?
    @State public var email = ""
    @State public var name = ""
    @State public var notes = ""
    @State public var password = ""
    @State public var query = ""
    @State public var day: Int?
    @State public var position = ScrollPosition(idType: Int.self)
    @State public var scope = Size.small
    @State public var tags: [Item] = []
    @FocusState public var searchIsFocused: Bool
    @State public var street = ""
    @State public var events: [Item] = []
    @State public var files: [Item] = []
    @State public var folders: [Item] = []
    @State public var fruits: [Item] = []
    @State public var hints: [Item] = []
    @State public var messages: [Item] = []
    @State public var parks: [Item] = []
    @State public var people: [Item] = []
    @State public var photos: [Item] = []
    @State public var results: [Item] = []
    @State public var songs: [Item] = []
    @State public var todos: [Item] = []
    @State public var card = Item()
    @State public var file = Item()
    @State public var folder: String?
    @State public var hint = Item()
    @State public var mail = Item()
    @State public var park = Item()
    @State public var person = Item()
    @State public var song = Item()
    @State public var tab = Item()
    @State public var tint = Color.blue
    @State public var draft = Item()
    @State public var album: Item?
    @State public var failure: Item?
    @State public var photo: Item?
    @State public var amount = 0.0
    @State public var battery = 0.0
    @State public var bytes = Int64(0)
    @State public var chosen: String?
    @State public var csv = URL(fileURLWithPath: "")
    @State public var departure = Date.now
    @State public var due = Date.now
    @State public var done = 0.0
    @State public var error: LocalizedMistake?
    @State public var guests = 1
    @State public var headerHeight: CGFloat = 0
    @State public var order = SortOrder.name
    @State public var path = NavigationPath()
    @State public var price = 0.0
    @State public var rings = 0
    @State public var rows: String?
    @State public var selected: Set<String> = []
    @State public var selection = Item()
    @State public var settings = Settings()
    @State public var size = Size.small
    @State public var stars = 0
    @State public var started = Date.now
    @State public var volume = 0.0
    @State public var version = 1
    @State public var lifetime: (any ModalLifetime)!
    @State public var observation: ModalListObservationLifetime?
    @Namespace public var namespace
    @State public var displayingItem: Displayable.ViewItem = .none
    @State public var data = Data()
    public var announcements: Announcements { Announcements() }
    public var checkout: Checkout { Checkout() }
    public var note: Note { Note() }
    public var onboarding: Checkout { checkout }
    public var analytics: Model { Model() }
    public var base: Sample { Sample() }
    public var content: Sample { Sample() }
    public var icon: Sample { Sample() }
    public var bounds: CGRect { .zero }
    public var subtitle: Sample { Sample() }
    public var subview: LayoutSubview { subviews[0] }
    public var subviews: LayoutSubviews { fatalError("examples are only compiled") }
    public var title: Sample { Sample() }
    public var clickThrough: PresentationHostLayerUIModel { .init() }
    public var coordinator: PresentationCoordinator { PresentationCoordinator() }
    public var toastPresenter: ToastPresenter { EnvironmentValues().toastPresenter }
    public var model: Model { Model() }
    public var screen: Screen { Screen { EmptyView() } }
    public var store: Model { Model() }
    public var url: URL { URL(fileURLWithPath: "") }
    public var modalPresenter: ModalPresenter { EnvironmentValues().modalPresenter }
    public var modalListObserver: ModalListObserver { EnvironmentValues().modalListObserver }
    public var dismiss: DismissAction { EnvironmentValues().dismiss }
    public func animateIn() {}
    public func animateOut(_ completion: @escaping () -> Void) {}
    public func read(_ url: URL) throws -> String { "" }
    public func select(_ value: DragGesture.Value) {}
}
public struct LocalizedMistake: LocalizedError {}

/// The app of the examples.
public struct NotesApp: App {
    public init() {}
    public var body: some Scene { WindowGroup { Sample() } }
}

@MainActor @Observable
public final class Library {
    public init() {}
}

@MainActor @Observable
public final class Book {
    public var title = ""
    public init() {}
}

public struct Note: FileDocument {
    public static var readableContentTypes: [UTType] { [.plainText] }
    public init() {}
    public init(configuration: ReadConfiguration) throws {}
    public func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
    }
}

@MainActor
public final class Announcements: ModalListProvider {
    public init() {}
    public func aggregateModalList() -> ModalList { ModalList() }
}

public enum CheckoutResult: Sendable { case done }

/// A flow, which displays pages, lists modals and reports results.
public final class Checkout: DisplayerProtocol {
    @Published public var displayingItem: Displayable.ViewItem = .none
    public weak var parentDisplayer: (any DisplayerProtocol)?
    public init() {}
    public var list: ModalList { ModalList() }
    public var updates: AsyncStream<ModalsUpdate<CheckoutResult>> { AsyncStream { _ in } }
    public var renderings: AsyncStream<ModalsRendering> { AsyncStream { _ in } }
}

public enum FlowKey: ModalInfoKey { public typealias Value = String }
public enum StaysInDetail: ModalInfoKey { public typealias Value = Bool }

public struct DrawerStyle: ModalPresentationStyle {
    public init() {}
    public func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences { .init() }
    public func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
        ModalDisplayValues(frame: ModalFrame())
    }
    public func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues { .init() }
}

public struct BannerStyle: ToastPresentationStyle {
    public init() {}
    public func behaviorPreferences(for context: ToastBehaviorContext) -> ToastBehaviorPreferences { .init() }
}

extension Notification.Name {
    public static var orderPlaced: Self { Self("orderPlaced") }
}

@MainActor public func add(_ values: Any?...) {}
@MainActor public func archive(_ values: Any?...) {}
@MainActor public func create(_ values: Any?...) {}
@MainActor public func compose(_ values: Any?...) {}
@MainActor public func delete(_ values: Any?...) {}
@MainActor public func deleteAlbum(_ values: Any?...) {}
@MainActor public func deleteAll(_ values: Any?...) {}
@MainActor public func edit(_ values: Any?...) {}
@MainActor public func log(_ values: Any?...) {}
@MainActor public func move(_ values: Any?...) {}
@MainActor public func open(_ values: Any?...) {}
@MainActor public func refresh(_ values: Any?...) {}
@MainActor public func rename(_ values: Any?...) {}
@MainActor public func reply(_ values: Any?...) {}
@MainActor public func retry(_ values: Any?...) {}
@MainActor public func save(_ values: Any?...) {}
@MainActor public func search(_ values: Any?...) {}
@MainActor public func share(_ values: Any?...) {}
@MainActor public func upload(_ values: Any?...) async throws -> String { "" }
@MainActor public func unarchive(_ values: Any?...) {}
@MainActor public func share(_ size: Size) {}
@MainActor public func zoomIn() {}
@MainActor public func zoomOut() {}
@MainActor public var canDelete = false
