// SPDX-License-Identifier: Apache-2.0
/** Animates pages that grow out of a view of the page below, and shrink back into it. */
import { join } from '../start/parts.js'

/** The radius in px for a source without rounded corners. */
const ROUND = 10

export function watchZoom() {
  join({ zoom })
}

/**
 * Returns the keyframes of the page away and in place. When it is away, it has the visible shape and size of its
 * source. It is scaled evenly and clipped to that shape, because another scale would distort pictures and texts.
 * @param {HTMLElement} page @param {HTMLElement} under
 */
function zoom(page, under) {
  const name = page.dataset.zoom, nav = page.parentElement?.getBoundingClientRect()
  const source = name && under.querySelector(`[data-zooms="${name}"]`)
  if (!source || !nav) return
  const { left, top, right, bottom, width, height } = source.getBoundingClientRect()
  if (!width || !height || right < nav.left || left > nav.right || bottom < nav.top || top > nav.bottom) return
  const scale = Math.max(width / nav.width, height / nav.height)
  const across = (nav.width - width / scale) / 2, below = nav.height - height / scale
  const x = left + width / 2 - nav.left - nav.width / 2, y = top - nav.top - (1 - scale) * nav.height / 2
  const radius = [source, ...source.children].map((node) => parseFloat(getComputedStyle(node).borderTopLeftRadius))
    .find(Boolean) ?? ROUND
  return [
    { opacity: '0', transform: `translate(${x}px, ${y}px) scale(${scale})`,
      clipPath: `inset(0px ${across}px ${below}px round ${radius / scale}px)` },
    { opacity: '1', transform: 'translate(0px, 0px) scale(1)', clipPath: 'inset(0px 0px 0px round 0px)' },
  ]
}
