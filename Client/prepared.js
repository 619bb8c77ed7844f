// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client that opens prepared presentations, pages, tabs, rows and context menus in the task of the
 * event, before the server has answered. It tells the server which buttons, links, tabs and views with a menu the user
 * points at, and the server sends what they lead to, invisible and inert.
 *
 *     prepared ──press──▶ guessed ──answer without `data-prepared`──▶ presented
 *        ▲                   │
 *        └───────exit────────┘ answer that leaves `data-prepared`
 */
import { isAnswered, latest, send } from './start/connection.js'
import { wanting } from './start/events.js'
import { giveFocus } from './start/focus.js'
import { idOf } from './start/nodes.js'
import { below, cover, focusIn, leaving, pushIn, rest, shut, slideOut } from './start/pages.js'
import { join, opener } from './start/parts.js'

/** The ms after which something that was opened says that it waits for the server. */
const PATIENCE = 700
/** The ms for which a pointer rests on a button that is meant. One that crosses a list of links means none of them. */
const REST = 50

/**
 * The layers, pages, tabs and rows that were opened and are not answered: the number of the event, the element that
 * shows that it waits, and the function that ends the guess.
 * @type {Map<HTMLElement, {seq: number, end: (stays: boolean) => void, timer: number, sign: HTMLElement}>}
 */
const guesses = new Map()

/** The button and the views with a menu that the user points at. @type {Set<Element>} */ let near = new Set()
let before = 0, resting = 0

addEventListener('pointerover', (event) => {
  clearTimeout(resting)
  resting = setTimeout(intend, REST, event)
})
addEventListener('focusin', (event) => {
  // The focus that comes back from a page means nothing, unless the user goes on with the keyboard.
  if (/** @type {Element} */ (event.target).matches(':focus-visible')) intend(event)
})
addEventListener('pointerdown', (event) => {
  near = new Set()
  intend(event)
}, true)
document.addEventListener('click', () => { before = latest() }, true)
document.addEventListener('click', press)
document.addEventListener('menu', openMenu, true)

/** @param {Event} event */
function intend({ target }) {
  /** @type {typeof near} */ const now = new Set()
  for (let node = wanting(target, 'intent'); node; node = wanting(node.parentElement, 'intent')) {
    now.add(node)
    if (!near.has(node)) send(idOf(node), 'intent')
  }
  near = now
}

/** @param {string | undefined} name @returns {HTMLElement | null} */
const find = (name) => document.querySelector(`[data-prepared="${name}"]:not([data-awaits],[data-guess])`)

/**
 * Opens what is prepared for a pressed button. The press has been sent before this, so the server answers it.
 * @param {MouseEvent} event
 */
function press(event) {
  const button = wanting(event.target, 'click')
  const node = button && find(button.dataset.presents)
  const open = node?.matches('.page') ? openPage : node?.matches('.panel') ? openTab : node?.hidden ? openRows :
    opener()
  if (node && open && latest() !== before) guess(node, open, open === openRows ? button : node)
}

/**
 * Opens the context menu that is prepared for a view, at the pointer or beside the view. The server puts it there, too.
 * @param {any} event
 */
function openMenu({ target: view, detail: point }) {
  const node = find(view.dataset.menu), open = opener()
  if (!node || !open) return
  const { style } = /** @type {HTMLElement} */ (node.querySelector(':scope > .spot'))
  // A menu with a preview stands beside the view.
  if (!node.matches('[data-preview]')) ['left', 'top', 'right', 'width', 'height'].forEach((side, index) =>
    style.setProperty(side, !point ? '' : index < 2 ? `calc(anchor(${side}) + ${point[index]}px)` : index < 3 ? 'auto' :
      '0px'))
  guess(node, open, node)
}

/**
 * Opens what is prepared, unless the server has answered the event already.
 * @param {HTMLElement} node @param {(node: HTMLElement) => (stays: boolean) => void} open @param {HTMLElement} sign
 */
function guess(node, open, sign) {
  const seq = latest()
  if (isAnswered(seq)) return
  node.dataset.guess = ''
  const timer = setTimeout(() => {
    sign.dataset.waits = ''
    sign.ariaBusy = 'true'
  }, PATIENCE)
  guesses.set(node, { seq, timer, sign, end: open(node) })
}

/**
 * Shows a page that is prepared, before the server has added it to the stack. Returns a function that keeps the page,
 * or takes it back as one that is prepared.
 * @param {HTMLElement} page
 */
function openPage(page) {
  const under = below(page)
  cover(page, false)
  giveFocus(page, true)
  if (under) cover(under, true)
  pushIn(page, [])
  return (/** @type {boolean} */ stays) => {
    delete page.dataset.guess
    if (stays || !page.isConnected) return
    leaving.delete(page)
    shut(page, true)
    if (under) {
      cover(under, false)
      focusIn(under)
    }
    slideOut(page, () => {
      cover(page, true)
      shut(page, false)
      rest(page)
    })
  }
}

/**
 * Shows the page of a tab before the server does. Returns a function that keeps it, or goes back.
 * @param {HTMLElement} panel
 */
function openTab(panel) {
  const other = /** @type {HTMLElement} */ (panel.parentElement?.querySelector(':scope > .panel:not(.below)'))
  const tab = /** @type {HTMLElement} */ (document.querySelector(`[data-presents="${panel.dataset.prepared}"]`))
  const before = /** @type {HTMLElement} */ (tab.parentElement?.querySelector('[aria-selected=true]'))
  const show = (/** @type {boolean} */ isNew) => {
    cover(panel, !isNew)
    cover(other, isNew)
    select(tab, isNew)
    select(before, !isNew)
  }
  show(true)
  return (/** @type {boolean} */ stays) => {
    delete panel.dataset.guess
    if (!stays && panel.isConnected) show(false)
  }
}

/**
 * Shows what a button discloses before the server does. Returns a function that keeps it, or hides it again.
 * @param {HTMLElement} first
 */
function openRows({ dataset: { prepared } }) {
  const button = /** @type {HTMLElement} */ (document.querySelector(`[data-presents="${prepared}"]`))
  const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-prepared="${prepared}"]`)])
  const show = (/** @type {boolean} */ isNew) => {
    for (const row of rows) {
      row.hidden = !isNew
      row.toggleAttribute('data-guess', isNew)
    }
    button.ariaExpanded = `${isNew}`
  }
  show(true)
  return (/** @type {boolean} */ stays) => {
    if (!stays) return show(false)
    for (const row of rows) delete row.dataset.guess
  }
}

/** Marks a tab as the selected one, as the server does. @param {HTMLElement} tab @param {boolean} isSelected */
function select(tab, isSelected) {
  tab.ariaSelected = `${isSelected}`
  tab.tabIndex = isSelected ? 0 : -1
}

/** Ends guesses, as the page says now. @param {number} answered the number of the last event that has an answer */
function settle(answered) {
  for (const [node, { seq, timer, sign, end }] of guesses) {
    if (seq > answered) continue
    guesses.delete(node)
    clearTimeout(timer)
    delete sign.dataset.waits
    sign.ariaBusy = null
    end(!node.hasAttribute('data-prepared'))
  }
}

join({
  before: (_, ack) => () => settle(ack),
  renewed: () => settle(Infinity),
})
