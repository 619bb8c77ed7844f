// SPDX-License-Identifier: Apache-2.0
/** Makes the drag indicator of a sheet a slider for keys and clicks (behavior row 87). */
import { clamp } from '../start/basics.js'
import { shapeOf } from './detents.js'
import { layerOf } from './layers.js'
import { choose } from './sheet.js'

export function watchGrabbers() {
  document.addEventListener('click', ({ target }) => void step(target, 'Enter'))
  document.addEventListener('keydown', (event) => { if (step(event.target, event.key)) event.preventDefault() })
}

/** The steps of the keys of a slider. Return and Space continue from the last height with the first. */
const STEPS = { Enter: 0, ' ': 0, ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, Home: -Infinity,
  End: Infinity }

/**
 * Chooses another height by key or click. Returns whether the event was for the drag indicator.
 * @param {any} target
 * @param {string} key
 */
function step(target, key) {
  const by = /** @type {Record<string, number>} */ (STEPS)[key], layer = by !== undefined &&
    target.closest('.sheet-grabber[role]') && layerOf(target)
  if (!layer) return false
  const { heights, height } = shapeOf(layer)
  const ladder = [...heights].sort((a, b) => a - b), last = ladder.length - 1, at = ladder.indexOf(height)
  const goal = ladder[by ? clamp(at + by, 0, last) : (at + 1) % ladder.length]
  if (goal === height) return true
  choose(layer, heights.indexOf(goal))
  return true
}
