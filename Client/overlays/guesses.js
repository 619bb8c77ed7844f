// SPDX-License-Identifier: Apache-2.0
/** Opens prepared layers before the server has answered. The part `prepared` decides when, and learns of the answer. */
import { coming, drop, layers, leave, settle } from './layers.js'
import { settleStack } from './stack.js'

/**
 * Opens a layer that is prepared. Returns a function that keeps the layer, or takes it back as one that is prepared.
 * @param {HTMLElement} node
 */
export function openPrepared(node) {
  node.inert = false
  settle([node])
  const layer = layers.find((candidate) => candidate.node === node)
  return (/** @type {boolean} */ stays) => {
    if (stays || !layer || layer.gone) return void delete node.dataset.guess
    const back = () => {
      if (layer.gone) return node.remove()
      drop(layer)
      delete node.dataset.guess
      // An exit leaves its surface where it ends, and the next entry begins anew.
      for (const motion of layer.motion.running.values()) motion.cancel()
      settleStack(layers)
      node.inert = true
      coming.add(node)
    }
    // The server knows nothing of the layer, so nothing is reported to it.
    layer.local = back
    if (layer.open) leave(layer)
    else if (!layer.leaving) back()
  }
}
