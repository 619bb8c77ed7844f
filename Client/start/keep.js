// SPDX-License-Identifier: Apache-2.0
/** Keeps what outlives a session: its sealed state for the tab, and the values of `@AppStorage` for the browser. */

/**
 * `prefix` is the address of the app's socket, because other apps may share the origin. `sealed` is here too, for
 * browsers that store nothing.
 */
let prefix = '', sealed = /** @type {string | null} */ (''), hellos = 0

/** The session that the tab had before it loaded the page, or one of the tab that it is a copy of. */
let former = /** @type {[session: string, secret: string] | undefined} */ (undefined)

/** @param {string} place */
export function keepFor(place) {
  prefix = place
  try {
    former = JSON.parse(sessionStorage.getItem(keyOf('former')) ?? '')
  } catch {}
}

/** The key of what the tab keeps beside the sealed state. @param {string} name */
export const keyOf = (name) => `${prefix} ${name}`

/** Returns the session from which a new one takes the newest state, if its process still has it. */
export const formerSession = () => former

/** Performs frame `s`. @param {string} name empty for the sealed state @param {any} text */
export function keep(name, text) {
  if (!name) sealed = text
  try {
    (name ? localStorage : sessionStorage).setItem(prefix + name, text)
  } catch {}
}

/** Indicates whether the tab knows that its network lets no WebSocket through. The part `stream` writes that down. */
export function hasStreams() {
  try {
    return sessionStorage['dais-stream'] > Date.now()
  } catch {}
}

/** A welcome has come, so the state has not ended the process. @param {string} session @param {string} secret */
export function greeted(session, secret) {
  hellos = 0
  former = undefined
  try {
    sessionStorage.setItem(keyOf('former'), JSON.stringify([session, secret]))
  } catch {}
}

/** Returns what the hello tells. State that ends the process when it is restored must not end every next one too. */
export function kept() {
  if (hellos++ > 1) keep('', ''), former = undefined
  const stored = /** @type {Record<string, string>} */ {}
  let room = 9000
  try {
    sealed ||= sessionStorage.getItem(prefix)
    for (const [key, text] of Object.entries(localStorage)) {
      if (key.startsWith(prefix) && (room -= key.length + text.length) > 0) stored[key.slice(prefix.length)] = text
    }
  } catch {}
  return { sealed: sealed || undefined, stored }
}
