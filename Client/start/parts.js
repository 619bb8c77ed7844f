// SPDX-License-Identifier: Apache-2.0
/**
 * Loads the parts of the client that come after its start: when the page is idle, or before a frame that needs them is
 * applied. The page lists the parts, and the marks in a document that need them (Sources/DaisServer/ClientPart.swift).
 */
import { make } from './basics.js'
import { ANIMATED, ATTRIBUTE, CONTENT, CREATE } from './operations.js'
import { scriptAddress } from './trusted.js'

/**
 * @typedef {{
 *   perform?: Record<number, (id: any, rest: any[], frame: import('./patch.js').Frame, inside: () => void) => void>,
 *   settle?: (fresh: Element[], animated: boolean) => void,
 *   keeps?: (node: Element) => boolean,
 *   arrives?: (nodes: Element[]) => void,
 *   alters?: (node: Element, apply: () => void) => void,
 *   before?: (operations: any[][], ack: number) => () => void,
 *   renewed?: () => void,
 *   pace?: (node: Element, property: string) => number[] | undefined,
 *   zoom?: (page: HTMLElement, under: HTMLElement) => Keyframe[] | undefined,
 *   opens?: (node: HTMLElement) => (stays: boolean) => void,
 * }} Steps what a part adds to the application of a frame. `perform` has operations by code, with a function that
 *   performs the inner ones, `settle` handles new elements when the document is complete, `keeps` says whether a
 *   removed element stays for its exit, `arrives` handles new elements at once, `alters` a change to an element's
 *   look, `before` runs before a frame and returns what runs after it, `renewed` forgets a session, `pace` returns the
 *   speed per second of a value that a finger has released, `zoom` the keyframes of a page that grows out of a
 *   view, and `opens` opens a prepared layer and returns what keeps it or takes it back
 */
/**
 * @typedef {{name: string, files: string[], marks: RegExp | null, operations: number[], when: number, ready: boolean}}
 *   Part `when` is 0 for a part that loads when the page is idle, 1 at once, 2 only when something needs it
 */
/**
 * @typedef {[name: string, types: number, marks: string, operations: number[], when: number]} Entry as the page has
 *   it. `types` is the sum of 1 for a script and 2 for a style sheet. `marks` are alternatives of an expression, in
 *   which `~` begins a list of words
 */

/** @type {Part[]} */ let parts = []
let folder = ''
/** @type {Steps[]} */ const joined = []
/** @type {Map<string, Promise<unknown>>} */ const arrivals = new Map()
/** @type {Set<string>} */ const failed = new Set()

/** @param {Entry[]} list @param {string} address the folder of the client's files */
export function expectParts(list, address) {
  folder = address
  parts = list.map(([name, types, marks, operations, when]) => ({
    name, files: [types & 2 ? name + '.css' : '', types & 1 ? name + '.js' : ''].filter(Boolean),
    marks: marks ? RegExp(` (${marks.replaceAll('~', '="([^"]* )?')})[=> "]`) : null, operations, when, ready: false,
  }))
}

/** Adds the steps of a part that has arrived. @param {Steps} steps */
export function join(steps) {
  joined.push(steps)
}

/** @param {Element[]} fresh @param {boolean} [animated] */
export const settleParts = (fresh, animated = true) => joined.forEach(({ settle }) => settle?.(fresh, animated))

/** @param {any[][]} operations @param {number} ack */
export function prepare(operations, ack) {
  const later = joined.map(({ before }) => before?.(operations, ack))
  return () => later.forEach((action) => action?.())
}

export const forgetParts = () => joined.forEach(({ renewed }) => renewed?.())

/** @param {Element} node */
export const keepForExit = (node) => joined.some(({ keeps }) => keeps?.(node))

/** @param {Element[]} nodes */
export const arrive = (nodes) => joined.forEach(({ arrives }) => arrives?.(nodes))

/** @param {Element} node @param {() => void} apply */
export const alter = (node, apply) => (joined.find(({ alters }) => alters)?.alters ?? ((_, direct) => direct()))(node,
  apply)

/** @param {Element} node @param {string} property */
export const paceOf = (node, property) => joined.map(({ pace }) => pace?.(node, property)).find(Boolean)

/** @param {HTMLElement} page @param {HTMLElement} under */
export const zoomOf = (page, under) => joined.map(({ zoom }) => zoom?.(page, under)).find(Boolean)

/** Returns the function that opens a prepared layer. */
export const opener = () => joined.map(({ opens }) => opens).find(Boolean)

/** @param {number} code */
export const performer = (code) => joined.map(({ perform }) => perform?.[code]).find(Boolean)

/**
 * Loads the parts that the operations need. Returns `null` when they can be applied at once. The promise is rejected
 * when a part is no longer available.
 * @param {any[][]} operations
 */
export function lacking(operations) {
  const all = operations.flatMap((operation) => [operation, ...operation[0] === ANIMATED ? operation[3] : []])
  const list = parts.filter((part) => !part.ready &&
    (part.when === 1 || all.some((operation) => needs(part, operation))))
  return list.length ? Promise.all(list.map(insist)) : null
}

/**
 * Indicates whether an operation needs the part: it belongs to the part, or its markup or attribute has one of the
 * part's marks.
 * @param {Part} part @param {any[]} operation
 */
function needs({ marks, operations }, [code, , second, third]) {
  const markup = code === CREATE ? third : code === CONTENT ? second : code === ATTRIBUTE ? ` ${second}="${third}"` : ''
  return operations.includes(code) || marks?.test(markup)
}

/** Loads all parts that a frame may need, before it has to wait for them. */
export function loadWhenIdle() {
  const idle = window.requestIdleCallback ?? ((/** @type {() => void} */ action) => setTimeout(action, 200))
  idle(() => {
    loadParts(false)
    // The next visit finds the style sheets that are in the page in the cache.
    for (const style of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('style[data-file]')))
      fetch(folder + style.dataset.file).catch(() => {})
  })
}

/**
 * Loads the part that carries frames without a WebSocket, or all others that most pages need in the end.
 * @param {boolean} stream
 */
export const loadParts = (stream) => Promise.all(parts.map((part) =>
  stream === (part.name === 'stream') && part.when < 2 && load(part).catch(() => {})))

/** @param {Part} part */
async function insist(part) {
  for (let pause = 250; !part.ready; pause = Math.min(2 * pause, 10_000)) {
    try {
      await load(part)
    } catch (error) {
      // The server answered, and has files of another version.
      if (typeof error === 'number') throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** @param {Part} part */
async function load(part) {
  await Promise.all(part.files.map((file) => arrival(part, file)))
  part.ready = true
}

/**
 * Returns the promise of a file. A file that is loading or loaded is not requested again, because it would run twice.
 * @param {Part} part @param {string} file
 */
function arrival(part, file) {
  const known = arrivals.get(file) ?? insert(part, file).catch((error) => {
    arrivals.delete(file)
    throw error
  })
  arrivals.set(file, known)
  return known
}

/** @param {string} file @returns {HTMLElement | null} */
const sheetOf = (file) =>
  document.querySelector(`link[rel=stylesheet][href="${folder}${file}"],style[data-file="${file}"]`)

/** @param {Part} part @param {string} file */
async function insert(part, file) {
  if (sheetOf(file)) return
  const address = folder + file
  const again = failed.has(file)
  // The part for streams is needed when the server may be away, and browsers report a script that does not arrive.
  if (again || part.name === 'stream') {
    const answer = await fetch(address)
    if (!answer.ok) throw answer.status
    await answer.arrayBuffer()
  }
  // Some browsers never request a module again that they could not load, but they request another address.
  const node = file.endsWith('.css')
    ? make('link', { rel: 'stylesheet', href: address })
    : make('script', { type: 'module', src: scriptAddress(again ? `${address}?${Date.now()}` : address) })
  const earlier = parts.slice(0, parts.indexOf(part)).flatMap(({ files }) => files)
  // Style sheets stay in the order of the parts, whichever loads first.
  const last = earlier.map(sheetOf).findLast(Boolean) ?? sheetOf('dais.css')
  await new Promise((resolve, reject) => {
    node.onload = resolve
    node.onerror = () => {
      node.remove()
      failed.add(file)
      reject(new Error(address))
    }
    if (last) last.after(node)
    else document.head.append(node)
  })
}
