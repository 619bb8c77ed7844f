// SPDX-License-Identifier: Apache-2.0
/** Keeps what outlives a session: its sealed state for the tab, and the values of `@AppStorage` for the browser. */

/**
 * `prefix` is the address of the app's socket, because other apps may share the origin. `sealed` is here too, for
 * browsers that store nothing.
 */
let prefix = '', sealed = /** @type {string | null} */ (''), hellos = 0

/** @param {string} place */
export const keepFor = (place) => { prefix = place }

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

/** A welcome has come, so the state has not ended the process. */
export const greeted = () => { hellos = 0 }

/** Returns what the hello tells. State that ends the process when it is restored must not end every next one too. */
export function kept() {
  if (hellos++ > 1) keep('', '')
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
