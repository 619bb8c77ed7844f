// SPDX-License-Identifier: Apache-2.0
/**
 * Shares, copies and pastes. Browsers allow these only during a press or a key, so the page has what leaves before, and
 * nothing waits for the server.
 */
import { make } from '../start/basics.js'
import { send } from '../start/connection.js'
import { wanting } from '../start/events.js'
import { active, giveFocus } from '../start/focus.js'
import { limit } from '../start/inputs.js'
import { idOf } from '../start/nodes.js'
import { notify } from '../start/status.js'

/** @typedef {[name: string, text: string, isBase64?: boolean]} Content one type of an item, as the server reads it */
/**
 * @typedef {{
 *   said?: string, copy?: string, types: any[], large: string,
 *   title?: string, text?: string, url?: string, files?: string[][],
 * }} Offer what an attribute has. Only that of a button has words that are said after a press
 */

export function watchTransfers() {
  document.addEventListener('click', pressed)
  document.addEventListener('copy', copied)
  document.addEventListener('paste', pasted)
  // An action of the app copies. Most browsers still count its answer as part of the press.
  const root = document.documentElement
  new MutationObserver(() => copy({ copy: root.getAttribute('data-clip') ?? '', types: [], large: '' }))
    .observe(root, { attributeFilter: ['data-clip'] })
}

/** @param {Element | null | undefined} node @param {string} name @returns {Offer | null} */
const offer = (node, name) => JSON.parse(node?.getAttribute(name) ?? 'null')

/** @param {MouseEvent} event */
function pressed({ target }) {
  const node = wanting(target, 'click')
  const acts = { 'data-share': share, 'data-copy': copy, 'data-paste': paste }
  for (const [name, act] of Object.entries(acts)) {
    const found = offer(node, name)
    if (found?.said) act(found, /** @type {HTMLElement} */ (node))
  }
}

// Sharing

/** @param {Offer} offered */
async function share(offered) {
  const { title, text, url } = offered, files = offered.files?.map(([name, type, data]) =>
    new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], name, { type }))
  const data = { title, text, url, ...files && { files } }
  try {
    if (navigator.canShare?.(data)) return await navigator.share(data)
  } catch (error) {
    // The user has closed the share sheet.
    if (/** @type {Error} */ (error).name === 'AbortError') return
  }
  if (offered.copy) copy(offered)
  else for (const file of files ?? []) {
    const href = URL.createObjectURL(file)
    make('a', { href, download: file.name }).click()
    // The download has begun by then.
    setTimeout(() => URL.revokeObjectURL(href), 4000)
  }
}

// Copying

/** @param {Offer} offered */
async function copy({ copy: text = '', said }) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Pages without TLS have no such clipboard. They copy what is selected.
    const node = make('pre', { textContent: text }, document.body)
    getSelection()?.selectAllChildren(node)
    const isCopied = document.execCommand('copy')
    node.remove()
    if (!isCopied) return
  }
  if (said) notify(said)
}

/** Indicates whether the keys belong to a field. */
const isTyping = () => active()?.matches('input,textarea,[contenteditable]')

/** @param {ClipboardEvent} event */
function copied(event) {
  const found = offer(active()?.closest('[data-copy]'), 'data-copy')
  if (!found || isTyping() || getSelection()?.toString()) return
  for (const [name, text] of found.types) event.clipboardData?.setData(name, text)
  event.preventDefault()
}

// Pasting

/** @param {string[]} types patterns @returns {(name: string) => boolean} */
const fits = (types) => (name) => types.some((type) => type === name ||
  type.endsWith('*') && name.startsWith(type.slice(0, -1)))

/**
 * Pastes what the browser's clipboard has, if the browser allows it. Otherwise the user is told the keys.
 * @param {Offer} wanted @param {HTMLElement} node
 */
async function paste(wanted, node) {
  const { clipboard } = navigator, { types } = wanted
  try {
    tell(node, wanted, types.some((type) => !type.startsWith('text/'))
      ? await Promise.all((await clipboard.read()).map((item) =>
        Promise.all(item.types.filter(fits(types)).map(async (name) => content(await item.getType(name))))))
      : [[['text/plain', await clipboard.readText()]]])
  } catch {
    giveFocus(node)
    notify(wanted.said ?? '')
  }
}

/** @param {Blob} blob @returns {Promise<Content>} */
async function content(blob) {
  const [name] = blob.type.split(';')
  if (name.startsWith('text/')) return [name, await blob.text()]
  // A part of that length is already too large for a message.
  const bytes = await blob.slice(0, limit()).arrayBuffer()
  return [name, btoa(String.fromCharCode(...new Uint8Array(bytes))), true]
}

/** @param {Element} node @param {Offer} wanted @param {Content[][]} items */
function tell(node, { large }, items) {
  if (JSON.stringify(items).length > limit()) notify(large)
  else send(idOf(node), 'paste', items)
}

/** @param {ClipboardEvent} event */
function pasted(event) {
  const node = wanting(active(), 'paste'), wanted = offer(node, 'data-paste'), data = event.clipboardData
  if (!node || !wanted || !data || isTyping()) return
  event.preventDefault()
  const fit = fits(wanted.types)
  // The data is gone when the event is over.
  const texts = data.types.filter(fit).map((name) => /** @type {Content} */ ([name, data.getData(name)]))
    .filter(([, text]) => text)
  Promise.all([...data.files].filter(({ type }) => fit(type)).map(content))
    .then((files) => tell(node, wanted, [texts, ...files.map((file) => [file])]))
}
