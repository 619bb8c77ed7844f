// SPDX-License-Identifier: Apache-2.0
/** Keeps what outlives a session: its sealed state for the tab, and the values of `@AppStorage` for the browser. */

/**
 * `prefix` is the address of the app's socket, because other apps may share the origin. `tab` is the sealed state, and
 * after it the name and the secret of its session. It is here too, for browsers that store nothing.
 */
let prefix = '', tab = ''

/** Returns the name of the former session, whose process may have a newer state. @param {string} place */
export function keepFor(place) {
  prefix = place
  try {
    tab = sessionStorage.getItem(prefix) ?? ''
  } catch {}
  return tab.split(' ')[1] ?? ''
}

/** Returns a key in the browser's storage. Other apps may share the origin. @param {string} name */
export const keyOf = (name) => prefix + name

/** Performs frame `s`. @param {string} name empty for what the tab keeps @param {any} text */
export function keep(name, text) {
  if (!name) tab = text
  try {
    (name ? localStorage : sessionStorage).setItem(keyOf(name), text)
  } catch {}
}

/**
 * Lets the tab name the session that it has. A page that is loaded again continues with what came after the state.
 * @param {string} session @param {string} secret @param {string} [sealed] a newer state
 */
export const keepTab = (session, secret, sealed = tab.split(' ')[0]) => keep('', `${sealed} ${session} ${secret}`)

/** Indicates whether the tab knows that its network lets no WebSocket through. The part `stream` writes that down. */
export function hasStreams() {
  try {
    return sessionStorage['dais-stream'] > Date.now()
  } catch {}
}

/** The hellos that a server may have read, and to which no welcome has come. */
kept.hellos = 0

/** Returns what the hello tells. State that ends the process when it is restored must not end every next one too. */
export function kept() {
  if (kept.hellos++ > 2) keep('', '')
  const stored = /** @type {Record<string, string>} */ {}, [sealed, ...former] = tab.split(' ')
  let room = 9000
  try {
    for (const [key, text] of Object.entries(localStorage)) {
      if (key.startsWith(prefix) && (room -= key.length + text.length) > 0) stored[key.slice(prefix.length)] = text
    }
  } catch {}
  return { sealed: sealed || undefined, stored, former }
}
