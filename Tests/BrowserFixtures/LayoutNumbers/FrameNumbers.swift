// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Frames with minimum, ideal and maximum sizes, and aspect ratios.
struct FrameNumbers: Numbers {
    let width: Int

    var body: some View {
        limits
        ideals
        nested
        ratios
    }

    @ViewBuilder private var limits: some View {
        sample("maximum") { Part("a", 40, 20).frame(maxWidth: 200, alignment: .trailing) }
        sample("minimum") {
            HStack(spacing: 0) {
                Part("a", 40, 20).frame(minWidth: 100, alignment: .trailing); Part("b", 10, 20)
            }
        }
        sample("minimum below the content") {
            HStack(spacing: 0) {
                Part("a", 140, 20).frame(minWidth: 100); Part("b", 10, 20)
            }
        }
        sample("minimum and maximum") {
            HStack(spacing: 0) {
                Part("a", 40, 20).frame(minWidth: 50, maxWidth: 150, alignment: .leading); Part("b", 10, 20)
            }
        }
        sample("maximum height") {
            VStack(spacing: 0) {
                Part("a", 20, 20).frame(maxHeight: 60, alignment: .bottom); Part("b", 20, 10)
            }
        }
        sample("corner") {
            Part("a", 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        sample("minimum height of a color") {
            VStack(spacing: 0) {
                Bare("a").frame(width: 20).frame(minHeight: 40); Part("b", 20, 90)
            }
        }
        sample("minimum height") {
            VStack(spacing: 0) {
                Part("a", 20, 10).frame(minHeight: 44, alignment: .top); Part("b", 20, 10)
            }
        }
        sample("maximum in a column") {
            VStack(spacing: 0) {
                Part("a", nil, 20).frame(maxWidth: 80); Part("b", nil, 20)
            }
        }
        sample("maximum in a leading column") {
            VStack(alignment: .leading, spacing: 0) {
                Part("a", nil, 20).frame(maxWidth: 80); Part("b", nil, 10)
            }
        }
        sample("maximum in a trailing column") {
            VStack(alignment: .trailing, spacing: 0) {
                Part("a", nil, 20).frame(maxWidth: 80); Part("b", nil, 10)
            }
        }
        sample("wide row of a column") {
            VStack(alignment: .leading, spacing: 0) {
                Part("a", 50, 20); Part("b", 20, 20).frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
    }

    @ViewBuilder private var ideals: some View {
        sample("ideal") { Bare("a").frame(idealWidth: 120, idealHeight: 30).fixedSize() }
        sample("ideal width alone") {
            Part("a", nil, 20).frame(idealWidth: 120).fixedSize(horizontal: true, vertical: false)
        }
        sample("ideal beside a proposal") { Part("a", nil, 20).frame(idealWidth: 120) }
        sample("ideal of a color") { Bare("a").fixedSize() }
        sample("ideal of a shape") {
            Rectangle().accessibilityElement().accessibilityIdentifier("a").fixedSize()
        }
    }

    @ViewBuilder private var nested: some View {
        sample("maximum in a maximum") {
            Part("a", nil, 20).frame(maxWidth: 100).frame(maxWidth: .infinity, alignment: .trailing)
        }
        sample("frame in a frame") {
            Part("a", 20, 20).frame(width: 60, height: 60, alignment: .topLeading)
                .frame(width: 100, height: 80, alignment: .bottomTrailing)
        }
        sample("width alone") { Part("a", 50) }
        sample("height alone") { Part("a", nil, 30) }
        sample("width around a maximum") { Part("a", 20, 20).frame(maxWidth: .infinity).frame(width: 100) }
        sample("empty frame") {
            HStack(spacing: 0) {
                Part("a", 20, 20).frame(width: 0, height: 0); Part("b", 10, 10)
            }
        }
        sample("frame around a stack") {
            HStack(spacing: 10) {
                Part("a", 20, 20); Part("b", 20, 20)
            }.frame(width: 90, alignment: .trailing)
        }
        sample("frame around a flexible stack") {
            HStack(spacing: 10) {
                Part("a", nil, 20); Part("b", nil, 20)
            }.frame(width: 90)
        }
    }

    @ViewBuilder private var ratios: some View {
        sample("ratio") { Bare("a").aspectRatio(2, contentMode: .fit) }
        sample("ratio in a frame") { Bare("a").aspectRatio(1, contentMode: .fit).frame(width: 60, height: 40) }
        sample("filling ratio in a frame") {
            Bare("a").aspectRatio(1, contentMode: .fill).frame(width: 60, height: 40)
        }
        sample("ratio in a width") {
            VStack(spacing: 0) {
                Bare("a").aspectRatio(3, contentMode: .fit).frame(width: 90); Part("b", 10, 10)
            }
        }
        sample("ratio in a height") {
            HStack(spacing: 0) {
                Bare("a").aspectRatio(2, contentMode: .fit).frame(height: 40); Part("b", 10, 40)
            }
        }
        sample("ratio in a row") {
            HStack(spacing: 0) {
                Bare("a").aspectRatio(1, contentMode: .fit); Part("b", 10, 10)
            }
        }
        sample("squares in a row") {
            HStack(spacing: 0) {
                ForEach(["a", "b", "c", "d"], id: \.self) { Bare($0).aspectRatio(1, contentMode: .fit) }
            }
            .frame(width: 200)
        }
    }
}
