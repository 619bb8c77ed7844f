// SPDX-License-Identifier: Apache-2.0
/**
 * An on-screen keyboard: how much it covers, and how far above the bottom of the window the field stood that it came for.
 * What is moved out of its way is decided by style sheets for the page and for layers, by what they say themselves for modals in
 * layers inside the app, for which the page stays as it is, and by the server for the rest.
 */
import { send } from './connection.js'

/** A browser's own bars move by less than this; a keyboard is taller. */
const KEYBOARD = 100

/**
 * How far a layer moves up: so many points, or beyond the keyboard, or just so far that the field is above it.
 * @param {string} strategy @param {number} height @param {number} below
 */
export function liftOf(strategy, height, below) {
  const [kind, points] = strategy.split(' ')
  return kind === 'fixed' ? +points : Math.max(0, height + +points - (kind === 'obscured' ? below : 0))
}

/** Keeps page and layers above the keyboard, and the field with the focus in sight (row 88). */
export function watchKeyboard() {
  const view = visualViewport
  if (!view) return
  /** @type {Element | null} */ let field = null
  let below = 0, turns = 0, told = '0'
  const changed = () => {
    // Zoomed in, the visible part is smaller for another reason.
    if (view.scale > 1.01) return
    // Only who types has a keyboard: WebKit tells the visible part of a window that changes its size late, or not again.
    const types = document.activeElement?.closest('input,textarea,[contenteditable]') ?? null
    // Once for each field: later it has moved with whatever makes room.
    if (types && types !== field) {
      // Not where a modal that has already moved has taken it.
      const modal = types.closest('.modal-container'), moved = modal && parseFloat(getComputedStyle(modal).translate.split(' ')[1])
      below = Math.round(document.documentElement.clientHeight - types.getBoundingClientRect().bottom + (moved || 0))
      turns++
    }
    field = types
    const covered = types ? Math.round(document.documentElement.clientHeight - view.height - view.offsetTop) : 0
    const height = covered > KEYBOARD ? covered : 0
    for (const [id, name] of [['dais-root', '--inset'], ['dais-overlays', '--keyboard']]) {
      const host = document.getElementById(id), reaches = height && host?.contains(types) && !types?.closest('.stage')
      // Toasts stand above it, whoever types.
      host?.style.setProperty(name, reaches || (name === '--keyboard' && height && !types?.closest('.stage')) ? `${height}px` : '')
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
