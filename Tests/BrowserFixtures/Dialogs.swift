// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Dialogs: View {
    @State private var choice = "none"
    @State private var chooses = false
    @State private var chooses2 = false
    @State private var signsIn = false
    @State private var name = ""
    @State private var password = ""
    @State private var erases = false
    @State private var noMore = false
    @State private var many = false

    var body: some View {
        VStack(spacing: 12) {
            Text("Chosen \(choice)")
            Text(noMore ? "No more" : "Again")
            Button("Choose") { chooses = true }
                .confirmationDialog("Delete the album?", isPresented: $chooses) {
                    Button("Delete Album", role: .destructive) { choice = "album" }
                    Button("Delete Photos") { choice = "photos" }
                    Button("Keep", role: .cancel) { choice = "keep" }
                } message: {
                    Text("The photos stay in the library.")
                }
            Button("Choose Untitled") { chooses2 = true }
                .confirmationDialog("Sort", isPresented: $chooses2, titleVisibility: .hidden) {
                    Button("By Name") { choice = "name" }
                    Button("By Date") { choice = "date" }
                }
            Button("Sign In") { signsIn = true }
                .alert("Sign in", isPresented: $signsIn) {
                    TextField("Name", text: $name)
                    SecureField("Password", text: $password)
                    Button("Cancel", role: .cancel) { choice = "canceled" }
                    Button("Continue") { choice = "\(name):\(password)" }
                } message: {
                    Text("Both are needed.")
                }
            Button("Erase") { erases = true }
                .alert("Erase the disk?", isPresented: $erases) {
                    Button("Erase", role: .destructive) { choice = "erased" }
                    Button("Cancel", role: .cancel) { choice = "canceled" }
                    Button("Eject") { choice = "ejected" }.keyboardShortcut(.defaultAction)
                } message: {
                    Text("Everything on it is lost.")
                }
                .dialogIcon(Image(systemName: "externaldrive"))
                .dialogSeverity(.critical)
                .dialogSuppressionToggle(isSuppressed: $noMore)
            Button("Many") { many = true }
                .confirmationDialog("Many", isPresented: $many) {
                    ForEach(1..<21) { number in Button("Choice \(number)") { choice = "\(number)" } }
                }
            Button("Save") { choice = "saved" }.keyboardShortcut("s")
        }
    }
}
