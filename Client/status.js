// SPDX-License-Identifier: Apache-2.0
/** The quiet strip that says what the connection is doing. Never modal, never inert, outside of everything the server owns. */
/** Shorter interruptions are not worth a word, in ms. */
const QUIET = 2000
/** Two reloads within this time would be a loop, in ms. */
const LOOP = 60_000

/** @type {HTMLElement} */ let strip
let timer = 0

/**
 * Where toasts say their text: with patience, and at once. A live region is only announced if it was there before its text.
 * @type {HTMLElement[]}
 */
export const regions = []

export function watchStatus() {
  for (const role of ['status', 'alert']) {
    const region = document.createElement('div')
    region.className = 'dais-said'
    region.setAttribute('role', role)
    region.ariaAtomic = 'false'
    document.body.append(region)
    regions.push(region)
  }
  strip = document.createElement('div')
  strip.className = 'dais-status'
  strip.role = 'status'
  document.body.append(strip)
  reconnecting()
}

export function connected() {
  clearTimeout(timer)
  timer = 0
  strip.replaceChildren()
  delete document.documentElement.dataset.connection
}

export function reconnecting() {
  timer ||= setTimeout(() => {
    document.documentElement.dataset.connection = 'lost'
    say('Reconnecting…')
  }, QUIET)
}

/** @type {Record<string, string>} */
const MESSAGES = {
  reload: 'This page needs to be reloaded.',
  limit: 'The server is busy at the moment.',
  expired: 'This page has been idle for too long.',
}

/**
 * The session is over.
 * @param {string} code
 * @param {string} message
 */
export function ended(code, message) {
  clearTimeout(timer)
  document.documentElement.dataset.connection = 'over'
  if (code === 'reload' && mayReload()) return location.reload()
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Reload'
  button.onclick = () => location.reload()
  say(MESSAGES[code] ?? (message || 'The server has ended this session.'), button)
}

/** @param {string} text @param {HTMLElement[]} more */
function say(text, ...more) {
  const label = document.createElement('span')
  label.textContent = text
  strip.replaceChildren(label, ...more)
}

/** A page that keeps asking to be reloaded is reloaded once; after that the user decides. */
function mayReload() {
  try {
    const last = Number(sessionStorage.getItem('dais-reload'))
    sessionStorage.setItem('dais-reload', String(Date.now()))
    return Date.now() - last > LOOP
  } catch {
    return false
  }
}

/** Where there is nothing that could vibrate, or it may not, nothing happens. @param {string} pattern */
export function vibrate(pattern) {
  navigator.vibrate?.(pattern.split(' ').map(Number))
}
