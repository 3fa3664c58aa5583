import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/setup-run.mjs'
import { placesIn, readGlossary, replacedWords } from './glossary.js'

const glossary = readGlossary(readFileSync(path.join(root, 'content/README.md'), 'utf8'))

const folders = ['content', 'core', 'server', 'web', 'adapters']

describe('the words that parents read', () => {
  it('are those of the glossary', () => {
    expect(glossary.length).toBeGreaterThan(15)
    for (const { standard, replaced, exceptions } of glossary) {
      expect(replaced).not.toEqual([])
      expect(replacedWords([standard, ...exceptions].join(' '), glossary)).toEqual([])
      expect(replacedWords(replaced.join(' '), glossary).length).toBeGreaterThanOrEqual(replaced.length)
    }
  })

  it.each(['“ดีมาก” และบ่อย ๆ', 'อันดับแรก ล้างมือ', 'ในแอป LINE', "{ title: 'ผู้ได้รางวัล' }", '{ "title": "แครอต" }', 'Cow’s'])(
    'are said so: %s',
    (text) => {
      expect(replacedWords(text, glossary)).toEqual([])
    },
  )

  it.each(['ถามทีมดูแล', 'พูดว่า ‘ดีมาก’', 'พูดว่า "ดีมาก" แล้ว', 'ใช้บ่อยๆ', 'ทำซ้ำๆ', 'หั่นแครอท', String.raw`ผู้\u2060โชคดี`])(
    'are not said so: %s',
    (text) => {
      expect(replacedWords(text, glossary)).not.toEqual([])
    },
  )

  it.each(folders)('are said in %s', (folder) => {
    expect(placesIn(folder, glossary)).toEqual([])
  })
})
