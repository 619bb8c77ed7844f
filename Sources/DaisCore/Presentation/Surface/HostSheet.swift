// SPDX-License-Identifier: Apache-2.0

extension FeatureStyle {
    /// Sheets of a host that is as narrow as a phone, such as a column of a split view, lie at its lower edge.
    static let hostSheet = FeatureStyle(
        "host-sheet",
        """
        @media (min-width:600px) and (min-height:501px){
        [data-narrow]>.sheet-overlay>.sheet-container{inset:auto 0 0;width:auto;margin:0;
        height:min(var(--detent,var(--max)),100% - var(--edge));--corners:var(--radius) var(--radius) 0 0;
        box-shadow:0 -1px 24px #0000001f}
        [data-narrow]>.sheet-overlay>.sheet-container::after{display:block}
        [data-narrow]>.sheet-overlay[data-height=fitted]:not([data-detents])>.sheet-container{height:fit-content}}
        """)
}
