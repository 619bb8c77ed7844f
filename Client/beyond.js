// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for views that extend below bars. It tells pages and tab views the heights of their bars.
 * Style rules turn them into margins of those views.
 */
import { join } from './start/parts.js'

const OWNER = '.page,.panel'

/** The property for the height of each bar. @type {WeakMap<Element, string>} */ const names = new WeakMap()
const sizes = new ResizeObserver((changed) => {
  for (const { target } of changed) {
    const bar = /** @type {HTMLElement} */ (target)
    bar.parentElement?.style.setProperty(names.get(bar) ?? '', `${bar.offsetHeight}px`)
  }
})

/** @param {Element | null | undefined} bar @param {string} name */
function watch(bar, name) {
  if (!bar || names.has(bar)) return
  names.set(bar, name)
  sizes.observe(bar)
}

function begin() {
  for (const view of document.querySelectorAll('.beyond')) {
    for (let owner = view.closest(OWNER); owner; owner = owner.parentElement?.closest(OWNER) ?? null) {
      if (owner.matches('.page')) {
        watch(owner.firstElementChild, '--bar')
        watch(owner.children[2], '--end')
      } else {
        watch(owner.parentElement?.nextElementSibling, '--tabs')
      }
    }
  }
}

join({ settle: begin })
begin()
