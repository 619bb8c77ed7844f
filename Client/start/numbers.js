// SPDX-License-Identifier: Apache-2.0
/**
 * The durations and curves that several files need. Style sheets name them too: the server replaces `var(--PAGE_MS)`
 * with `400ms` when it joins them. `PresentationMotion` of the server has the same curve and duration, and a test
 * compares them.
 */
/** The curve is fast at first and does not overshoot. */
export const CURVE = 'cubic-bezier(.32,.72,0,1)'
export const SHEET_MS = 420
export const PAGE_MS = 400
export const TOAST_MS = 350
/** The least speed of a flick, in points per ms. */
export const FLICK = 0.4
