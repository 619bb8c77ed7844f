// SPDX-License-Identifier: Apache-2.0
/**
 * Measures an on-screen keyboard: how much it covers, and how far above the bottom of the window its field was. Style
 * sheets make room in the page and in layers. Modals in layers inside the app move by their own attributes, and the
 * page stays as it is. The server handles the rest.
 */
import { send } from './connection.js'

/** The browser's own toolbars move by less than this, in px. A keyboard is taller. */
const KEYBOARD = 100

/**
 * Returns how far a layer moves up: a fixed number of points, beyond the keyboard, or just until the field is above it.
 * @param {string} strategy @param {number} height @param {number} below
 */
export function liftOf(strategy, height, below) {
  const [kind, points] = strategy.split(' ')
  return kind === 'fixed' ? +points : Math.max(0, height + +points - (kind === 'obscured' ? below : 0))
}

/** Keeps page and layers above the keyboard, and the focused field visible (row 88). */
export function watchKeyboard() {
  const view = visualViewport
  if (!view) return
  /** @type {Element | null} */ let field = null
  let below = 0, turns = 0, told = '0'
  const changed = () => {
    // In a zoomed page, the visible part is smaller for another reason.
    if (view.scale > 1.01) return
    // Only a field has a keyboard. WebKit reports the visible part of a resized window late, or not again.
    const types = document.activeElement?.closest('input,textarea,[contenteditable]') ?? null
    // Each field is measured once, because it moves later with whatever makes room.
    if (types && types !== field) {
      // The field counts where it was before its modal moved.
      const modal = types.closest('.modal-container'), moved = modal &&
        parseFloat(getComputedStyle(modal).translate.split(' ')[1])
      below = Math.round(document.documentElement.clientHeight - types.getBoundingClientRect().bottom + (moved || 0))
      turns++
    }
    field = types
    const covered = types ? Math.round(document.documentElement.clientHeight - view.height - view.offsetTop) : 0
    const height = covered > KEYBOARD ? covered : 0
    for (const [id, name] of [['dais-root', '--inset'], ['dais-overlays', '--keyboard']]) {
      const host = document.getElementById(id), reaches = height && host?.contains(types) && !types?.closest('.stage')
      // Toasts stay above the keyboard, wherever the field is.
      host?.style.setProperty(name, reaches || (name === '--keyboard' && height && !types?.closest('.stage'))
        ? `${height}px` : '')
      if (reaches) types?.scrollIntoView({ block: 'nearest' })
    }
    const now = height ? `${height} ${turns}` : '0'
    if (now === told) return
    told = now
    for (const layer of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-lift]'))) {
      const concerned = height && layer.closest(layer.matches('.lifts-focused') ? '.layer' : '.stage')?.contains(types)
      layer.style.setProperty('--lift', concerned ? `${liftOf(layer.dataset.lift ?? '', height, below)}px` : '')
    }
    send(1, 'keyboard', height ? [height, below, turns] : [0])
  }
  view.addEventListener('resize', changed)
  view.addEventListener('scroll', changed)
  addEventListener('focusin', changed)
  addEventListener('focusout', () => setTimeout(changed))
}
