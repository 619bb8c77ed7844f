// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client that sends files: those chosen in a field `data-upload`, and those dropped on an element with
 * that attribute. After a cut of the line it asks how much the server has, and sends the rest. The server counts the
 * bytes.
 */
import { send } from './start/connection.js'
import { idOf } from './start/nodes.js'

/** The ms between two attempts, and those after which a cut is final. The server waits a little longer. */
const PAUSE = 500, PATIENCE = 50_000
/** The number of attempts without a new byte after which a file cannot be sent, for example because it is gone. */
const ATTEMPTS = 4

addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset.upload && target.files?.length) {
    const layer = /** @type {HTMLElement} */ (target.closest('[data-layer]') ?? target)
    if (!layer.ariaBusy) upload(layer, [...target.files], target.dataset.upload)
  }
})
addEventListener('dais-files', (event) => {
  const node = /** @type {HTMLElement} */ (event.target), address = node.dataset.upload
  const [files, refused] = /** @type {CustomEvent<[File[], (text: string) => void]>} */ (event).detail
  if (address) upload(node, files, address, refused)
})

/** @param {HTMLElement} node @param {File[]} files @param {string} address @param {(text: string) => void} [refused] */
async function upload(node, files, address, refused) {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  let sent = 0
  node.ariaBusy = 'true'
  for (const file of files) {
    const answer = await post(address, file, sent, `count=${files.length}&total=${total}`)
    if (!answer?.ok) {
      refused?.(answer ? await answer.text() : file.name)
      break
    }
    sent++
  }
  node.ariaBusy = null
  send(idOf(node), 'files', sent === files.length && sent)
}

/**
 * Sends a file, in several requests if the line is cut. Returns the last answer, or `null` if there is none.
 * @param {string} address @param {File} file @param {number} index @param {string} facts
 */
async function post(address, file, index, facts) {
  const query = `${address}?name=${encodeURIComponent(file.name)}&file=${index}&${facts}`
  for (let from = 0, idle = 0; ;) {
    const answer = await fetch(`${query}&from=${from}`, { method: 'POST', body: from ? file.slice(from) : file })
      .catch(() => null)
    if (answer && answer.status !== 409 || ++idle > ATTEMPTS) return answer
    const place = await placeOf(`${address}?file=${index}`)
    if (!place?.ok) return place
    const text = await place.text()
    if (text === 'done') return place
    if (+text > from) idle = 0
    from = +text
  }
}

/** Asks how much of a file the server has, until there is an answer. @param {string} address */
async function placeOf(address) {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    const answer = await fetch(address).catch(() => null)
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return null
}
