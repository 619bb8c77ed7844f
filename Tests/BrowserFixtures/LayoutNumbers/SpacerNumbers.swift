// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Spacers in stacks and in rows of lists.
struct SpacerNumbers: Numbers {
    let width: Int

    var body: some View {
        stacks
        lists
    }

    @ViewBuilder private var stacks: some View {
        sample("spacer between colors") {
            HStack(spacing: 0) {
                Part("a", nil, 20); Spacer(); Part("b", nil, 20)
            }
        }
        sample("spacer at least") {
            HStack {
                Part("a", 40, 20); Spacer(); Part("b", 40, 20)
            }.fixedSize()
        }
        sample("two spacers at least") {
            HStack {
                Part("a", 40, 20); Spacer(); Spacer(); Part("b", 40, 20)
            }.fixedSize()
        }
        sample("long spacer") {
            HStack(spacing: 0) {
                Part("a", 40, 20); Spacer(minLength: 30); Part("b", 40, 20)
            }.fixedSize()
        }
        sample("space around a spacer") {
            HStack(spacing: 10) {
                Part("a", 40, 20); Spacer(minLength: 0); Part("b", 40, 20)
            }.fixedSize()
        }
        sample("spacer in a column") {
            VStack(spacing: 0) {
                Part("a", 20, 20); Spacer(); Part("b", 30, 10)
            }
        }
        sample("spacer in a column at least") {
            VStack {
                Part("a", 20, 20); Spacer(); Part("b", 20, 20)
            }.fixedSize()
        }
        sample("spacers in a column") {
            VStack(spacing: 0) {
                Spacer(); Part("a", 20, 20); Spacer()
            }
        }
        sample("centered by spacers") {
            HStack {
                Spacer(); Part("a", 20, 20); Spacer()
            }
        }
        sample("one spacer of three") {
            HStack(spacing: 0) {
                Spacer(); Part("a", 30, 20); Spacer(); Spacer(); Part("b", 30, 20)
            }
        }
        sample("spacer beside a limit") {
            HStack(spacing: 0) {
                Spacer(); Part("a", nil, 20, most: 100)
            }
        }
        sample("spacer beside a limit that is far") {
            HStack(spacing: 0) {
                Part("a", nil, 20, most: 5000); Spacer(minLength: 20)
            }
        }
        sample("spacer in a frame") {
            HStack(spacing: 0) {
                Part("a", 20, 20); Spacer().frame(width: 50); Part("b", 20, 20)
            }
        }
        sample("spacers in rows of a column") {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Spacer(); Part("a", 20, 20)
                };
                HStack(spacing: 0) {
                    Part("b", 20, 20); Spacer()
                }
            }
        }
    }

    @ViewBuilder private var lists: some View {
        sample("spacer in a list") {
            List {
                HStack {
                    Part("a", 20, 20); Spacer(); Part("b", 20, 20)
                }
            }.listStyle(.plain)
        }
        sample("two rows") {
            List {
                Part("a", 20, 20);
                HStack {
                    Spacer(); Part("b", 20, 20)
                }
            }.listStyle(.plain)
        }
        sample("row without insets") {
            List {
                HStack(spacing: 0) {
                    Part("a", 20, 44); Spacer(); Part("b", 20, 44)
                }.listRowInsets(EdgeInsets())
            }
            .listStyle(.plain)
        }
        sample("row with a flexible view") {
            List {
                HStack(spacing: 10) {
                    Part("a", 20, 20); Part("b", nil, 20)
                }
            }.listStyle(.plain)
        }
        sample("row with a frame") {
            List { Part("a", 20, 20).frame(maxWidth: .infinity, alignment: .trailing) }.listStyle(.plain)
        }
        sample("row with two spacers") {
            List {
                HStack(spacing: 0) {
                    Spacer(); Part("a", 20, 20); Spacer()
                }
            }.listStyle(.plain)
        }
        sample("row with own insets") {
            List {
                HStack(spacing: 0) {
                    Part("a", 20, 44); Spacer()
                }
                .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
            }
            .listStyle(.plain)
        }
    }
}
