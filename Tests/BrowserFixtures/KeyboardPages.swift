// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A page with a field at its bottom, and one that follows the keyboard as it says itself.
struct KeyboardPages: View {
    @State private var text = ""
    @State private var observer = KeyboardObserver()
    @State private var isIgnored = false

    var body: some View {
        VStack {
            Toggle("Ignore", isOn: $isIgnored)
            Text("Up \(Int(observer.offset))")
            Spacer()
            TextField("Lowest", text: $text)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .ignoresSafeArea(isIgnored ? .keyboard : [])
    }
}
