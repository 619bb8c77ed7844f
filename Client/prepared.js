// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client that opens prepared presentations in the task of the press, before the server has answered. It
 * tells the server which buttons the user points at, and the server sends their presentations, invisible and inert.
 *
 *     prepared ──press──▶ guessed ──answer without `data-prepared`──▶ presented
 *        ▲                   │
 *        └───────exit────────┘ answer that leaves `data-prepared`
 */
import { isAnswered, latest, send } from './start/connection.js'
import { wanting } from './start/events.js'
import { idOf } from './start/nodes.js'
import { join, opener } from './start/parts.js'

/** The ms after which an opened layer says that it waits for the server. */
const PATIENCE = 700

/**
 * The layers that were opened and are not answered: the number of the press, and the function that ends the guess.
 * @type {Map<HTMLElement, {seq: number, end: (stays: boolean) => void, timer: number}>}
 */
const guesses = new Map()

/** The button that the user points at. @type {Element | null} */ let near = null
let before = 0

addEventListener('pointerover', intend)
addEventListener('focusin', intend)
addEventListener('pointerdown', (event) => {
  near = null
  intend(event)
}, true)
document.addEventListener('click', () => { before = latest() }, true)
document.addEventListener('click', press)

/** @param {Event} event */
function intend({ target }) {
  const button = wanting(target, 'intent')
  if (button === near) return
  near = button
  if (button) send(idOf(button), 'intent')
}

/**
 * Opens the layer that is prepared for a pressed button. The press has been sent before this, so the server answers it.
 * @param {MouseEvent} event
 */
function press(event) {
  const button = wanting(event.target, 'intent'), open = opener()
  const node = button && /** @type {HTMLElement | null} */ (
    document.querySelector(`[data-prepared="${button.dataset.presents}"]:not([data-awaits],[data-guess])`))
  const seq = latest()
  if (!node || !open || event.defaultPrevented || seq === before || isAnswered(seq)) return
  node.dataset.guess = ''
  const timer = setTimeout(() => {
    node.dataset.waits = ''
    node.ariaBusy = 'true'
  }, PATIENCE)
  guesses.set(node, { seq, timer, end: open(node) })
}

/** Ends guesses, as the page says now. @param {number} answered the number of the last event that has an answer */
function settle(answered) {
  for (const [node, { seq, timer, end }] of guesses) {
    if (seq > answered) continue
    guesses.delete(node)
    clearTimeout(timer)
    delete node.dataset.waits
    node.ariaBusy = null
    end(!node.hasAttribute('data-prepared'))
  }
}

join({
  before: (_, ack) => () => settle(ack),
  renewed: () => settle(Infinity),
})
