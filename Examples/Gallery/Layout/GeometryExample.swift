// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct GeometryExample: View {
    var body: some View {
        Example(
            "Geometry", "The browser measures, and the server reads the size. Make the window narrower.",
            code: """
                GeometryReader { proxy in
                    Text("\\(Int(proxy.size.width)) points wide")
                        .frame(width: proxy.size.width * 0.75)
                        .background(.mint.opacity(0.3))
                }
                .frame(height: 44)
                """
        ) {
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) points wide")
                    .frame(width: proxy.size.width * 0.75)
                    .background(.mint.opacity(0.3))
            }
            .frame(height: 44)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
    }
}
