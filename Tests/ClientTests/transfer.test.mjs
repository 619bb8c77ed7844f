// SPDX-License-Identifier: Apache-2.0
/** Tests of sharing, copying and pasting, which browsers allow only during a press or a key. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

/** Returns a button with an attribute of JSON. */
const button = (name, value, kinds = 'click') => `<button id="button" data-on="${kinds}" data-${name}='${
  JSON.stringify(value).replaceAll("'", '&#39;')}'>Press</button>`
const SHARED = { title: 'Zion', url: 'https://example.org/zion', copy: 'https://example.org/zion', said: 'Copied' }
const COPIED = { copy: 'one', said: 'Copied', types: [['text/uri-list', 'a:b'], ['text/plain', 'one']] }
const WANTED = { types: ['text/plain'], said: 'Press the keys.', large: 'Too large.' }

/** Gives the browser of a page what it shares and copies with, and returns what it got. */
function equip(page, { shares = true, error, clipboard = '' } = {}) {
  const got = { shared: [], copied: [] }
  const { navigator } = page.window
  if (shares) {
    navigator.canShare = ({ files }) => !files || files.every(({ type }) => type.startsWith('image/'))
    navigator.share = async (data) => {
      got.shared.push(data)
      if (error) throw Object.assign(new Error(error), { name: error })
    }
  }
  navigator.clipboard = { writeText: async (text) => { got.copied.push(text) }, readText: async () => clipboard }
  return got
}

/** Returns the words that the page shows and announces. */
const words = (page) => [...page.document.querySelectorAll('.dais-status')].at(-1).textContent

async function press(page) {
  page.user.click('#button')
  await page.turn(1)
}

test('a press opens the share sheet with what the page has', button('share', SHARED), async (page) => {
  const got = equip(page)
  await press(page)
  assert.deepEqual(JSON.parse(JSON.stringify(got)),
    { shared: [{ title: 'Zion', url: 'https://example.org/zion' }], copied: [] })
  assert.equal(words(page), '')
})

test('a closed share sheet copies nothing', button('share', SHARED), async (page) => {
  const got = equip(page, { error: 'AbortError' })
  await press(page)
  assert.deepEqual([got.shared.length, got.copied], [1, []])
})

for (const [name, options] of [['is none', { shares: false }], ['is refused', { error: 'NotAllowedError' }]]) {
  test(`where a share sheet ${name}, the item is copied, which the page says for a while`, button('share', SHARED),
    async (page) => {
      const got = equip(page, options)
      await press(page)
      assert.deepEqual(got.copied, ['https://example.org/zion'])
      assert.equal(words(page), 'Copied')
      await page.turn(5000)
      assert.equal(words(page), '')
    })
}

test('files are shared as files where the sheet takes them', button('share',
  { said: 'Copied', files: [['a.png', 'image/png', 'AP8=']] }), async (page) => {
  const got = equip(page)
  await press(page)
  const [{ files: [file] }] = got.shared
  assert.deepEqual([file.name, file.type, file.size], ['a.png', 'image/png', 2])
})

test('files that no sheet takes are downloaded', button('share',
  { said: 'Copied', files: [['a.json', 'application/json', 'e30=']] }), async (page) => {
  const got = equip(page), downloads = []
  page.window.URL.createObjectURL = () => 'blob:http://host/1'
  page.window.URL.revokeObjectURL = (href) => downloads.push(href)
  page.window.HTMLAnchorElement.prototype.click = function () { downloads.push(this.download) }
  await press(page)
  await page.turn(5000)
  assert.deepEqual([got.shared, downloads], [[], ['a.json', 'blob:http://host/1']])
})

test('a disabled link shares nothing', button('share', SHARED).replace('<button', '<button disabled'),
  async (page) => {
    const got = equip(page)
    await press(page)
    assert.deepEqual(got, { shared: [], copied: [] })
  })

test('a button copies its text, and a second press says so again', button('copy', COPIED), async (page) => {
  const got = equip(page)
  await press(page)
  await press(page)
  assert.deepEqual(got.copied, ['one', 'one'])
  assert.equal(words(page), 'Copied')
})

test('a page without a clipboard copies what it selects', button('copy', COPIED), async (page) => {
  const copied = []
  page.document.execCommand = (name) => {
    copied.push([name, page.window.getSelection().toString()])
    return true
  }
  await press(page)
  assert.deepEqual(copied, [['copy', 'one']])
  assert.deepEqual([page.count('pre'), words(page)], [0, 'Copied'])
})

test('an answer copies what an action of the app has set, each time, and says nothing', '<p></p>', async (page) => {
  const got = equip(page)
  await page.patch([12, 'data-clip', 'one'])
  await page.patch([12, 'data-clip', 'one'])
  await page.turn(1)
  assert.deepEqual(got.copied, ['one', 'one'])
  assert.equal(words(page), '')
})

test('nothing is said where nothing could be copied', button('copy', COPIED), async (page) => {
  page.document.execCommand = () => false
  await press(page)
  assert.equal(words(page), '')
})

/** Sends an event of the clipboard to the focused element. Returns what was written, or `undefined`. */
function clipboardEvent(page, type, texts = {}, files = []) {
  const event = new page.window.Event(type, { bubbles: true, cancelable: true }), written = {}
  event.clipboardData = { types: Object.keys(texts), files, getData: (name) => texts[name],
    setData: (name, text) => { written[name] = text } }
  return page.document.activeElement.dispatchEvent(event) ? undefined : written
}

test('the keys copy all types of the view with the focus', `<div data-copy='${
  JSON.stringify({ types: COPIED.types })}'><button id="row">Row</button><input id="field"></div>`, async (page) => {
  assert.equal(clipboardEvent(page, 'copy'), undefined)
  page.find('#row').focus()
  assert.deepEqual(clipboardEvent(page, 'copy'), { 'text/uri-list': 'a:b', 'text/plain': 'one' })
  page.window.getSelection().selectAllChildren(page.find('#row'))
  assert.equal(clipboardEvent(page, 'copy'), undefined)
  page.window.getSelection().removeAllRanges()
  page.find('#field').focus()
  assert.equal(clipboardEvent(page, 'copy'), undefined)
})

test('a press pastes what the browser allows', button('paste', WANTED, 'click paste'), async (page) => {
  equip(page, { clipboard: 'words' })
  await press(page)
  assert.deepEqual(page.events('paste'), [['button', 'paste', [[['text/plain', 'words']]]]])
})

test('where the browser allows nothing, the page names the keys, and the button has the focus',
  button('paste', WANTED, 'click paste'), async (page) => {
    await press(page)
    assert.deepEqual([words(page), page.focus], ['Press the keys.', 'button'])
    assert.deepEqual(page.events('paste'), [])
  })

test('what is too large for a message is not sent, and the page says so', button('paste', WANTED, 'click paste'),
  async (page) => {
    equip(page, { clipboard: 'x'.repeat(21_505) })
    await press(page)
    assert.deepEqual([page.events('paste'), words(page)], [[], 'Too large.'])
  })

test('the keys paste into the view with the focus, in the types that it takes', button('paste',
  { types: ['text/plain', 'image/*'], large: 'Too large.' }, 'paste') + '<button id="other">Other</button>',
  async (page) => {
    page.find('#other').focus()
    assert.equal(clipboardEvent(page, 'paste', { 'text/plain': 'a' }), undefined)
    page.find('#button').focus()
    const file = new page.window.File(['\u0001'], 'a.png', { type: 'image/png' })
    file.slice = () => ({ arrayBuffer: async () => new Uint8Array([0, 255]).buffer })
    clipboardEvent(page, 'paste', { 'text/html': '<b>', 'text/plain': 'a' }, [file])
    await page.turn(1)
    assert.deepEqual(page.events('paste'),
      [['button', 'paste', [[['text/plain', 'a']], [['image/png', 'AP8=', true]]]]])
  })

test('a press on a view that takes only the keys reads no clipboard', button('paste',
  { types: ['text/plain'], large: 'Too large.' }, 'click paste'), async (page) => {
  equip(page, { clipboard: 'words' })
  await press(page)
  assert.deepEqual(page.events('paste'), [])
})
