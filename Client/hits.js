// SPDX-License-Identifier: Apache-2.0
/**
 * What of a modal in a layer can be pressed. Frames and stacks that only place something take no press, as in SwiftUI: it
 * goes on to the dimming view, or to the page. No style sheet can tell, because backgrounds come from everywhere.
 */
const SOLID = 'a,button,input,textarea,select,label,summary,iframe,img,svg,canvas,video,audio,.T,.shape,[tabindex],[data-on~=click],[data-on~=drag],[data-on~=press]'

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
