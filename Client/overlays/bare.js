// SPDX-License-Identifier: Apache-2.0
/**
 * Marks the elements of a modal that take no press. A frame or a stack that only places views lets a press through to
 * the dimming view or the page, as in SwiftUI. A style sheet cannot decide that, because a background can come from any
 * rule.
 */

const SOLID = 'a,button,input,textarea,select,label,summary,iframe,img,svg,canvas,video,audio,.T,.shape,' +
  '[tabindex],[data-on~=click],[data-on~=drag],[data-on~=press]'

/** @param {Element} node */
function isBare(node) {
  if (node.matches(SOLID)) return false
  const { backgroundColor, backgroundImage, overflowY, backdropFilter } = getComputedStyle(node)
  return /^transparent$|[,/] 0\)$/.test(backgroundColor) && backgroundImage === 'none' &&
    !/auto|scroll/.test(overflowY) && (backdropFilter ?? 'none') === 'none'
}

/** @param {Element} node */
function clear(node) {
  for (const child of node.children) {
    const bare = isBare(child)
    child.toggleAttribute('data-bare', bare)
    if (bare) clear(child)
  }
}

/** @param {import('./layers.js').Layer} layer */
export function clearBare({ kind, open, surface }) {
  if (kind === 'modal' && open) clear(surface)
}
