import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ArticleAge, ArticleTopic } from '@careplus/core/publications'
import { asksForSearch, everything, filterOf, filterPath, questionOf, searchOf } from './articleFilter'

const orNone = <A>(arbitrary: fc.Arbitrary<A>) => fc.option(arbitrary, { nil: null })
const filter = fc.record(
  {
    search: fc.string({ unit: 'grapheme', maxLength: 40 }).map(searchOf),
    age: orNone(fc.constantFrom(...(Object.keys(ArticleAge.keys) as Array<ArticleAge>))),
    topic: orNone(fc.constantFrom(...(Object.keys(ArticleTopic.keys) as Array<ArticleTopic>))),
    parts: fc.integer({ min: 1, max: 20 }),
    saved: fc.boolean(),
  },
  { noNullPrototype: true },
)

describe('the list as its address has it', () => {
  test.prop([filter])('comes back as it was written', (chosen) => {
    expect(filterOf(new URL(filterPath(chosen), 'http://here').search)).toStrictEqual(chosen)
  })

  it('leaves out what it does not know', () => {
    expect(filterOf('age=teen&topic=money&parts=-4&saved=yes&colour=red')).toStrictEqual(everything)
    expect(filterPath(everything)).toBe('/article')
    expect(filterOf('parts=9000').parts).toBe(20)
  })

  it('tells an asked-for search field from a search', () => {
    expect(asksForSearch('search=')).toBe(true)
    expect(asksForSearch('search=ผัก')).toBe(false)
    expect(asksForSearch('')).toBe(false)
  })

  it('asks the server for what is chosen alone', () => {
    expect(questionOf(everything, 0)).toStrictEqual({})
    expect(questionOf({ ...everything, topic: 'teeth', search: 'ฟัน' }, 24)).toStrictEqual({
      search: 'ฟัน',
      topic: 'teeth',
      from: '24',
    })
    expect(searchOf('  ท้อง\n ผูก\u0000 ')).toBe('ท้อง ผูก')
    expect(searchOf('ก'.repeat(300))).toHaveLength(100)
  })
})
