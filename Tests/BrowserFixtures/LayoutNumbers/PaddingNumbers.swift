// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Padding, positions, and modifiers that do not change the layout.
struct PaddingNumbers: Numbers {
    let width: Int

    var body: some View {
        paddings
        positions
    }

    @ViewBuilder private var paddings: some View {
        sample("horizontal padding") {
            HStack(spacing: 0) {
                Part("a", 40, 20).padding(.horizontal, 12); Part("b", 10, 20)
            }
        }
        sample("default padding") {
            HStack(spacing: 0) {
                Part("a", 40, 20).padding(); Part("b", 10, 20)
            }
        }
        sample("four paddings") {
            HStack(spacing: 0) {
                Part("a", 40, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)); Part("b", 10, 24)
            }
        }
        sample("padding in a frame") { Bare("a").padding(10).frame(width: 100, height: 60) }
        sample("padding around a flexible view") { Part("a", nil, 20).padding(.leading, 30).padding(.trailing, 10) }
        sample("negative padding") {
            HStack(alignment: .top, spacing: 0) {
                Part("a", 40, 20).padding(-5); Part("b", 10, 20)
            }
        }
        sample("negative padding of a column") {
            VStack(spacing: 0) {
                Part("a", 40, 20); Part("b", 40, 20).padding(.top, -8)
            }
        }
        sample("negative padding of a flexible view") { Part("a", nil, 20).padding(.horizontal, -16).padding(.top, 5) }
        sample("padding of a stack") {
            HStack(spacing: 5) {
                Part("a", 20, 20); Part("b", nil, 20)
            }.padding(.horizontal, 20).padding(.vertical, 4)
        }
        sample("padding of a group") {
            HStack(spacing: 0) {
                Group {
                    Part("a", 20, 20); Part("b", 20, 20)
                }.padding(.leading, 5)
            }
        }
    }

    @ViewBuilder private var positions: some View {
        sample("position") { Part("a", 20, 10).position(x: 50, y: 40) }
        sample("position in a frame") {
            HStack(alignment: .top, spacing: 0) {
                Part("a", 20, 10).position(x: 10, y: 10).frame(width: 60, height: 40); Part("b", 20, 10)
            }
        }
        sample("offset in a frame") {
            HStack(spacing: 0) {
                Part("a", 20, 20).offset(x: -5, y: 3).frame(width: 40, height: 40); Part("b", 10, 20)
            }
        }
        sample("scale") {
            HStack(spacing: 0) {
                Part("a", 40, 20).scaleEffect(2); Part("b", 10, 20)
            }
        }
        sample("scale at a corner") {
            HStack(spacing: 0) {
                Part("a", 40, 20).scaleEffect(0.5, anchor: .topLeading); Part("b", 10, 20)
            }
        }
        sample("rotation") {
            HStack(spacing: 0) {
                Part("a", 40, 20).rotationEffect(.degrees(90)); Part("b", 10, 20)
            }
        }
        sample("clip and border") {
            HStack(spacing: 0) {
                Part("a", 40, 20).clipShape(Capsule()).border(.red, width: 2); Part("b", 10, 20)
            }
        }
        sample("order of layers") {
            HStack(spacing: -10) {
                Part("a", 40, 20).zIndex(1); Part("b", 40, 20)
            }
        }
    }
}
