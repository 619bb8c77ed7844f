// SPDX-License-Identifier: Apache-2.0
/**
 * The codes of a frame's operations, as in docs/WireProtocol.md. The server replaces the names with their numbers when
 * it joins the modules, so a name costs the browser nothing.
 */
export const CREATE = 0
export const REMOVE = 1
export const TEXT = 2
export const ATTRIBUTE = 3
export const PROPERTY = 4
export const MOVE = 5
export const STYLE = 6
export const CONTENT = 7
export const LAYER = 8
export const FOCUS = 9
export const RULES = 10
export const SYMBOLS = 11
export const DOCUMENT = 12
export const SCROLL = 13
export const LOG = 14
export const ANIMATED = 15
export const KEYFRAMES = 16
export const DROP = 17
export const POSITION = 18
