// SPDX-License-Identifier: Apache-2.0

extension FeatureStyle {
    /// Hides layers that are prepared, and shows that the server has yet to answer in those that the browser has opened.
    static let prepared = FeatureStyle(
        "prepared",
        """
        [data-prepared]:not([data-guess]){visibility:hidden}
        :is([data-waits]>.surface,[data-waits].page,[data-waits].panel)::before{content:"";position:absolute;z-index:2;inset:0 0 auto;height:3px;
        border-radius:inherit;border-end-start-radius:0;border-end-end-radius:0;
        background:linear-gradient(90deg,#0000,var(--tint,var(--accent)),#0000) 0/50% no-repeat;
        animation:dais-waits 1.4s linear infinite}
        @keyframes dais-waits{from{background-position-x:-100%}to{background-position-x:200%}}
        :is(.page,.panel)[data-waits]{position:relative}
        @media (prefers-reduced-motion){:is([data-waits]>.surface,[data-waits].page,[data-waits].panel)::before{animation:none;background-size:100%}}
        """)
}
