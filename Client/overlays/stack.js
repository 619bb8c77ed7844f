// SPDX-License-Identifier: Apache-2.0
/** Updates everything that depends on the whole stack of layers. */
import { arrange } from './detents.js'
import { inertness } from './inertness.js'
import { stackChanged } from '../start/history.js'

/**
 * Call this when a layer has opened, closed or become modal at another height.
 * @param {import('./layers.js').Layer[]} layers
 * @param {() => void} [between] runs when everything that becomes usable is, and before anything else becomes inert
 * @param {boolean} [goesOn] whether layers open in the same frame, so that the history changes after them
 */
export function settleStack(layers, between, goesOn) {
  // The heights come first, because they decide which layers are modal.
  arrange(layers)
  inertness(layers, between)
  if (!goesOn) stackChanged()
}
