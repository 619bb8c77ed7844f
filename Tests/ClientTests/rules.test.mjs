// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { addRules, dropRules } from '../../Client/start/rules.js'

/** A style sheet as far as the client uses one. */
class Sheet {
  cssRules = []
  replaceSync(text) {
    this.cssRules = [...text.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector, body]) =>
      ({ selectorText: selector.trim(), cssText: `${selector.trim()} { ${body} }` }))
  }
  deleteRule(index) { this.cssRules.splice(index, 1) }
}
const first = new Sheet()
globalThis.CSSStyleSheet = Sheet
globalThis.document = { adoptedStyleSheets: [], getElementById: () => ({ sheet: first }) }
const selectors = () => [first, ...document.adoptedStyleSheets].flatMap((sheet) => sheet.cssRules)
  .map((rule) => rule.selectorText)

beforeEach(() => {
  dropRules(selectors().map((selector) => selector.slice(1)).join(' '))
  first.replaceSync('.a{color:red}.b{color:blue}')
})

test('rules of the first page and later ones are dropped by name', () => {
  addRules('.c{color:green}.d{color:gray}')
  dropRules('a c e')
  assert.deepEqual(selectors(), ['.b', '.d'])
})

test('a dropped rule does not come back with the next one', () => {
  addRules('.c{color:green}.d{color:gray}')
  dropRules('c')
  addRules('.e{color:black}')
  assert.deepEqual(selectors(), ['.a', '.b', '.d', '.e'])
})

test('a rule that is needed again is added again', () => {
  addRules('.c{color:green}')
  dropRules('c')
  addRules('.c{color:green}')
  assert.deepEqual(selectors(), ['.a', '.b', '.c'])
})

test('a page with new styles for hours keeps few rules and few sheets', () => {
  for (let index = 0; index < 5000; index++) {
    addRules(`.s${index}{opacity:${index}}`)
    if (index) dropRules(`s${index - 1}`)
  }
  assert.deepEqual(selectors(), ['.a', '.b', '.s4999'])
  assert.ok(document.adoptedStyleSheets.length < 3)
})
