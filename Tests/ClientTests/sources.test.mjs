// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const folder = new URL('../../Client/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
const source = Object.fromEntries(files.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))
/** Comments stand on lines of their own, so dropping them takes no parser. */
const code = (text) => text.replace(/^\s*\/\*\*[\s\S]*?\*\/ ?/gm, '').replace(/^\s*\/\/.*\n/gm, '')

test('every operation of the protocol has a case', () => {
  const page = readFileSync(new URL('../../docs/WireProtocol.md', import.meta.url), 'utf8')
  const codes = [...page.matchAll(/^\| (\d+) \| \w+ \| `\[/gm)].map(([, number]) => number)
  assert.ok(codes.length >= 15)
  const cases = [...source['patch.js'].matchAll(/case (\d+):/g)].map(([, number]) => number)
  // Those of later parts stand in what these join.
  for (const text of Object.values(source)) {
    for (const [, steps] of text.matchAll(/^join\(\{([^]*?)^\}\)/gm)) cases.push(...[...steps.matchAll(/^    (\d+): /gm)].map(([, number]) => number))
  }
  assert.deepEqual(cases.sort((a, b) => a - b), codes)
})

test('only files of the folder are imported', () => {
  for (const [name, text] of Object.entries(source)) {
    for (const [, from] of text.matchAll(/from '(.*?)'/g)) assert.ok(files.includes(from.replace('./', '')), `${name}: ${from}`)
  }
})

test('what is imported by name is exported, and no name by two modules', () => {
  const owners = new Map()
  for (const [name, text] of Object.entries(source)) {
    for (const [, exported] of text.matchAll(/\bexport (?:async )?(?:function|const|class) (\w+)/g)) {
      assert.equal(owners.get(exported), undefined, `${name}: ${exported}`)
      owners.set(exported, name)
    }
  }
  for (const [name, text] of Object.entries(source)) {
    for (const [, names, from] of text.matchAll(/^import \{(.*?)\} from '\.\/(.*?)'/gms)) {
      for (const imported of names.split(',')) assert.equal(owners.get(imported.trim().split(' as ')[0]), from, `${name}: ${imported}`)
    }
  }
})

test('nothing the content security policy forbids', () => {
  for (const [name, text] of Object.entries(source)) {
    assert.doesNotMatch(code(text), /\beval\(|new Function|setAttribute\('style'|document\.write|insertAdjacentHTML/, name)
    for (const [line] of code(text).matchAll(/.*innerHTML.*/g)) assert.match(line, /template\.innerHTML/, name)
  }
})

test('no file is longer than 300 lines', () => {
  for (const [name, text] of Object.entries(source)) assert.ok(text.split('\n').length <= 300, name)
})
