// SPDX-License-Identifier: Apache-2.0
// The compiler starts this program for each file that uses a macro of Dais, and asks it for the expansions.
//
// Macros usually depend on swift-syntax, which would add minutes to the first build of every app. The macros of Dais
// read so little of a declaration that they understand the messages of the compiler themselves. `Message.swift` declares
// the part of the protocol that they need; swift-syntax documents it in SwiftCompilerPluginMessageHandling.
//
// The expansions are a module of their own: SwiftPM builds a test of a macro for the machine that compiles, together
// with all other tests of the package and everything that they use.
import DaisMacroExpansion

@main
enum DaisMacros {
    static func main() { Conversation.answerCompiler() }
}
