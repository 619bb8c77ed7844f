// SPDX-License-Identifier: Apache-2.0
/**
 * Shows a strip with the state of the connection. It is never modal or inert, and is outside of everything that the
 * server owns.
 */
import { make } from './basics.js'

/** Interruptions shorter than this, in ms, are not shown. */
const QUIET = 2000
/** Two reloads within this time, in ms, are a loop. */
const LOOP = 60_000

/** @type {HTMLElement} */ let strip
/** What actions of the user have led to. @type {HTMLElement} */ let notice
let noticed = 0
/**
 * The words of the page's language: dismiss, not saved, reconnecting, needs a reload, reload, continues elsewhere.
 * @type {string[]}
 */
let words
let timer = 0
/** Text that was typed into fields which are gone, until the user dismisses it. */
let offered = ''
/** What the user has to know about the page, until it is dismissed. */
let note = ''

/**
 * The live regions that announce toasts: a polite and an assertive one. A live region only announces text that comes
 * after it.
 * @type {HTMLElement[]}
 */
export const regions = []

/** @param {string[]} given */
export function watchStatus(given) {
  words = given
  for (const role of ['status', 'alert']) {
    regions.push(make('div', { className: 'dais-said', role, ariaAtomic: 'false' }, document.body))
  }
  [strip, notice] = [0, 1].map(() => make('div', { className: 'dais-status', role: 'status' }, document.body))
  reconnecting()
}

/**
 * @param {(string | null | undefined)[]} lost the texts of fields that the page has no longer, which the user can copy
 *   from the strip, and the names of actions that may not have happened
 * @param {string} [happened] what has happened to the page
 */
export function connected(lost = [], happened = note) {
  note = happened
  clearTimeout(timer)
  timer = 0
  strip.replaceChildren()
  offered = [offered, ...lost].join('\n').trim()
  if (offered || note) say(note, ...offered ? [` ${words[1]}`, make('textarea', { value: offered, readOnly: true,
    ariaLabel: words[1] })] : [], button(words[0], () => strip.replaceChildren(note = offered = '')))
  delete document.documentElement.dataset.connection
}

export function reconnecting() {
  timer ||= setTimeout(() => {
    document.documentElement.dataset.connection = 'lost'
    say(words[2])
  }, QUIET)
}

/**
 * Shows that the session is over.
 * @param {string} code
 * @param {string} message the words of the app, if it has ended the session
 */
export function ended(code, message) {
  clearTimeout(timer)
  document.documentElement.dataset.connection = 'over'
  if ((code === 'reload' || code === 'ended') && mayReload()) return location.reload()
  say(message || words[code === 'expired' ? 5 : 3], button(words[4], () => location.reload()))
}

/**
 * Says what an action of the user has led to, which screen readers announce.
 * @param {string} text @param {number} [shown] the ms after which it goes, or 0
 */
export function notify(text, shown = 4000) {
  notice.textContent = text
  clearTimeout(noticed)
  if (shown) noticed = setTimeout(() => notice.replaceChildren(), shown)
}

/** @param {string} title @param {() => void} action */
const button = (title, action) => make('button', { type: 'button', textContent: title, onclick: action })

/** @param {(HTMLElement | string)[]} parts */
const say = (...parts) => strip.replaceChildren(...parts)

/** Reloads a page that asks for it once. After that the user decides. */
function mayReload() {
  try {
    const last = sessionStorage['dais-reload'] ?? 0
    sessionStorage['dais-reload'] = Date.now()
    return Date.now() - last > LOOP
  } catch {
    return false
  }
}

/** Vibrates, where the device can and the browser allows it. @param {string} pattern */
export function vibrate(pattern) {
  navigator.vibrate?.(pattern.split(' ').map(Number))
}
