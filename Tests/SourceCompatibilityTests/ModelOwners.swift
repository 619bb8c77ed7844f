// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ModelReaders: View {
    @Environment(Catalog.self) private var catalog
    @Environment(EditorModel.self) private var editor: EditorModel?
    @EnvironmentObject var session: ShopSession

    var body: some View {
        @Bindable var catalog = catalog
        @State var local = 1
        VStack {
            Field("Query", text: $session.query)
            Field("First", text: $catalog.products[0].name)
            if let editor { Text(editor.title) }
            Text("\(local)")
        }
        .environment(catalog)
        .environmentObject(session)
    }
}

struct ObjectOwners: View {
    @StateObject private var owned = ShopSession()
    @ObservedObject var passed: ShopSession
    @StateObject private var custom: ShopSession

    init(passed: ShopSession) {
        self.passed = passed
        _custom = StateObject(wrappedValue: ShopSession())
    }

    var body: some View {
        Field("Owned", text: $owned.query)
        Field("Passed", text: $passed.query)
        Text(custom.query)
    }
}
