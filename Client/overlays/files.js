// SPDX-License-Identifier: Apache-2.0
/** Opens the browser's own file dialogs. A layer `file` asks for one, and is visible only if no dialog opens. */
import { dismiss } from './dismissal.js'
import { layerOf } from './layers.js'

/** The ms after which a running transfer, or a download that does not begin, shows its layer. */
const PATIENCE = 1500

/** @type {WeakSet<Element>} */ const asked = new WeakSet()

export function watchFiles() {
  document.addEventListener('change', ({ target }) => {
    const layer = target instanceof HTMLInputElement && target.dataset.upload && layerOf(target)
    if (layer && 'native' in layer.node.dataset) hide(layer.node, true)
  })
  // A layer that is visible, because the browser asked for a press, stays open.
  document.addEventListener('cancel', ({ target }) => {
    const layer = target instanceof HTMLInputElement && target.dataset.upload && layerOf(target)
    if (layer && 'native' in layer.node.dataset) dismiss(layer, 'button')
  })
}

/** @param {Element[]} fresh new elements */
export function askForFiles(fresh) {
  for (const node of fresh) {
    const control = /** @type {HTMLElement | null} */ (node.matches('[data-layer=file]')
      ? node.querySelector('[data-upload],[download]') : null)
    if (!control || asked.has(node)) continue
    asked.add(node)
    // Without a recent press, browsers open no file dialog and report no error.
    const isLink = control.matches('a')
    if (!isLink && !navigator.userActivation?.isActive) continue
    hide(node, isLink)
    control.click()
  }
}

/** @param {Element} node @param {boolean} briefly */
function hide(node, briefly) {
  const { dataset } = /** @type {HTMLElement} */ (node)
  dataset.native = ''
  if (briefly) setTimeout(() => { delete dataset.native }, PATIENCE)
}
