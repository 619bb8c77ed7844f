// SPDX-License-Identifier: Apache-2.0
/** Tests of drag and drop: what the server hears of drags by fingers and keys, and of what comes from outside. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const WORDS = JSON.stringify({ lifted: 'Lifted %@', before: 'Before %@', after: 'After %@', onto: 'On %@',
  dropped: 'Dropped', cancelled: 'Cancelled', nowhere: 'Nowhere' })
const card = (name) => `<p id="${name}" data-on="drag drop" tabindex="0" data-drag="card" data-drop="card +rows">${
  name}</p>`
const BOARD = `<div id="list">${card('a')}${card('b')}</div>
  <div id="zone" data-on="drop files" data-drop="text/plain Files">zone</div>
  <div id="off" data-on="drop" data-drop="card" aria-disabled="true">off</div>`

/** Places two rows of 40 points above a zone of 100. */
function place(page) {
  page.place('#list', 0, 0, 200, 80)
  page.place('#a', 0, 0, 200, 40)
  page.place('#b', 0, 40, 200, 40)
  page.place('#zone', 0, 200, 200, 100)
  page.place('#off', 0, 400, 200, 100)
}

const drops = (page) => page.events('drag', 'drop')
const said = (page) => [...page.document.querySelectorAll('.dais-status')].at(-1).textContent

function key(page, name, details = {}) {
  const event = new page.window.KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...details })
  return !page.document.activeElement.dispatchEvent(event)
}

async function liftByKeys(page) {
  place(page)
  page.find('#a').focus()
  assert.ok(key(page, ' '))
  await page.patch([12, 'data-words', WORDS])
}

test('keys lift, go through the places that take the item, and drop', BOARD, async (page) => {
  await liftByKeys(page)
  assert.equal(said(page), 'Lifted a')
  const number = page.number('#a'), heard = []
  for (const step of ['ArrowDown', 'Tab', 'End', 'Home']) {
    key(page, step)
    heard.push(`${said(page)}, ${page.focus}`)
  }
  assert.deepEqual(heard, ['Before a, a', 'Before b, b', 'After b, b', 'Before a, a'])
  key(page, 'ArrowUp')
  key(page, 'Enter')
  assert.equal(said(page), 'Dropped')
  const places = drops(page).map(([id, kind, payload]) => [id, kind, payload[0] ?? payload, payload[4]])
  assert.deepEqual(places, [
    ['a', 'drag', 'k', undefined], ['a', 'drop', 'over', false], ['b', 'drop', 'over', false],
    ['a', 'drop', 'over', false], ['b', 'drop', 'over', true],
    ['b', 'drop', 'drop', true], ['a', 'drag', false, undefined],
  ])
  assert.equal(drops(page).at(-2)[2][1], number)
  assert.equal(page.focus, 'a')
})

test('Escape gives up, and so does a press', BOARD, async (page) => {
  await liftByKeys(page)
  key(page, 'ArrowDown')
  key(page, 'Escape')
  assert.deepEqual(drops(page).slice(-2), [['a', 'drop', ['out']], ['a', 'drag', false]])
  assert.equal(said(page), 'Cancelled')
  key(page, ' ')
  page.user.down('#zone')
  assert.deepEqual(drops(page).at(-1), ['a', 'drag', false])
})

test('keys of something else lift nothing', `${BOARD}<button id="go" data-on="click drag" data-drag="card">Go</button>
  <div id="around" data-on="drag" data-drag="card"><input id="field"></div>`, async (page) => {
  place(page)
  page.find('#go').focus()
  key(page, ' ')
  assert.deepEqual(drops(page), [])
  page.find('#field').focus()
  assert.ok(!key(page, ' '))
  key(page, 'm', { code: 'KeyM', altKey: true })
  assert.deepEqual(drops(page), [])
  page.find('#go').focus()
  key(page, 'm', { code: 'KeyM', altKey: true })
  assert.deepEqual(drops(page), [['go', 'drag', 'keys']])
})

test('a finger lifts after a while, is followed, and drops after the row below it', BOARD, async (page) => {
  place(page)
  page.user.down('#a', 20, 20, { pointerType: 'touch' })
  await page.turn(500)
  assert.deepEqual(drops(page), [['a', 'drag', true]])
  page.user.move(30, 75)
  await page.turn(50)
  assert.equal(page.count('.drag-copy'), 1)
  assert.equal(page.count('.drag-line'), 1)
  page.user.up()
  await page.turn(500)
  const heard = drops(page).map(([id, kind, payload]) => `${id} ${kind} ${[payload].flat().join(' ')}`)
  const number = page.number('#a')
  assert.deepEqual(heard, ['a drag true', `b drop over ${number} 30 35 true`, `b drop drop ${number} 30 35 true`,
    'a drag false'])
  assert.deepEqual([page.count('.drag-copy'), page.count('.drag-layer'), page.count('[data-lifted]')], [0, 0, 0])
})

test('a finger that moves at once, and one that lets go early, lift nothing', BOARD, async (page) => {
  place(page)
  page.user.down('#a', 20, 20, { pointerType: 'touch' })
  page.user.move(20, 60)
  await page.turn(500)
  page.user.up()
  page.user.down('#a', 20, 20, { pointerType: 'touch' })
  await page.turn(100)
  page.user.up()
  await page.turn(500)
  assert.deepEqual(drops(page), [])
})

/** Dispatches an event of a drag from outside. Returns whether the page handles it. */
function bring(page, type, x, y, texts, files = []) {
  const event = new page.window.MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y })
  event.dataTransfer = { types: [...Object.keys(texts), ...files.length ? ['Files'] : []], files,
    getData: (name) => texts[name] }
  return !page.document.elementFromPoint(x, y).dispatchEvent(event)
}

test('the types of a drag from outside arrive before its content', BOARD, async (page) => {
  place(page)
  const texts = { 'text/plain': 'hello', 'text/html': '<b>' }
  assert.ok(bring(page, 'dragover', 20, 250, texts))
  assert.ok(bring(page, 'dragover', 25, 255, texts))
  assert.ok(bring(page, 'drop', 25, 255, texts))
  assert.deepEqual(drops(page), [
    ['zone', 'drop', ['over', 0, 20, 50, false, ['text/plain', 'text/html'], false]],
    ['zone', 'drop', ['drop', 0, 25, 55, false, [[['text/plain', 'hello']]], false]],
  ])
})

test('a drag from outside that nothing takes is left to the browser, except for files', BOARD, async (page) => {
  place(page)
  assert.ok(!bring(page, 'dragover', 20, 20, { 'text/plain': 'hello' }))
  assert.ok(!bring(page, 'dragover', 20, 450, { card: '{}' }))
  assert.ok(bring(page, 'dragover', 20, 20, {}, [{ name: 'a.txt' }]))
  assert.deepEqual(drops(page), [])
})

test('a drag from outside that is not heard of any more has left', BOARD, async (page) => {
  place(page)
  bring(page, 'dragover', 20, 250, { 'text/plain': 'hello' })
  await page.turn(1000)
  assert.deepEqual(drops(page).at(-1), ['zone', 'drop', ['out']])
})

test('files go to the address that the server names, and then the server hears of them', BOARD, async (page) => {
  place(page)
  const posted = []
  page.window.fetch = async (address, { body }) => {
    posted.push([address, body.name])
    return { ok: true }
  }
  bring(page, 'drop', 20, 250, {}, [{ name: 'a b.txt', size: 3 }, { name: 'c.txt', size: 4 }])
  assert.deepEqual(posted, [])
  await page.patch([3, page.number('#zone'), 'data-upload', '/up'])
  await page.turn(50)
  assert.deepEqual(posted, [
    ['/up?name=a%20b.txt&file=0&count=2&total=7&from=0', 'a b.txt'],
    ['/up?name=c.txt&file=1&count=2&total=7&from=0', 'c.txt']])
  assert.deepEqual(page.events('files'), [['zone', 'files', 2]])
})

test('a file that the server refuses is said, and counts for nothing', BOARD, async (page) => {
  place(page)
  page.window.fetch = async () => ({ ok: false, text: async () => 'Too large' })
  bring(page, 'drop', 20, 250, {}, [{ name: 'a.txt' }])
  await page.patch([3, page.number('#zone'), 'data-upload', '/up'])
  await page.turn(50)
  assert.equal(said(page), 'Too large')
  assert.deepEqual(page.events('files'), [['zone', 'files', false]])
})
