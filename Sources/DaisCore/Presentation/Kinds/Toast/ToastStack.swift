// SPDX-License-Identifier: Apache-2.0

extension FeatureStyle {
    /// Toasts behind one another. The newest is in front, two edges of others show behind it, and the pointer, a press or
    /// the focus spreads them out. The delay lets the pointer cross the space between two toasts.
    static let toastStack = FeatureStyle(
        "toast-stack",
        """
        [data-stacked]:nth-last-child(3 of [data-stacked]:not([inert])){--behind:2}
        [data-stacked]:nth-last-child(n+4 of [data-stacked]:not([inert])){--behind:3}
        :not(:has(>[data-stacked]>.toast-container:is(:hover,:focus-within,:active)))
        >[data-stacked]:nth-last-child(n+2 of [data-stacked]:not([inert]))>.toast-container{
        --step:-10px;transform-origin:50% 100%;transition-delay:.25s;
        transform:translateY(calc(var(--step)*var(--behind,1))) scale(calc(1 - .05*var(--behind,1)))}
        :not(:has(>[data-stacked]>.toast-container:is(:hover,:focus-within,:active)))
        >[data-place^=top]:nth-last-child(n+2 of [data-stacked]:not([inert]))>.toast-container{
        --step:10px;transform-origin:50% 0}
        :not(:has(>[data-stacked]>.toast-container:is(:hover,:focus-within,:active)))
        >[data-stacked]:nth-last-child(n+4 of [data-stacked]:not([inert]))>.toast-container{opacity:0}
        """)
}
