import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/mobility.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { adultProfile, adultRelations, needsOwnConfirmation } from './adultProfile.js'
import { AdultProfileCodec } from './adultProfileCodec.js'
import { relationWords } from '../../words/adults.js'

const today = '2026-11-20' as IsoDate
const read = adultProfile(today)
const form = { relation: 'maternalGrandmother', name: ' ยายศรี ', birthDate: '1959-03-02', sex: 'female' }
const tags = (input: unknown) => {
  const result = read(input)
  return E.isLeft(result) ? result.left.map((one) => ('field' in one ? `${one._tag} ${one.field}` : one._tag)) : []
}

describe('an adult’s profile', () => {
  test.prop([arb.adultProfile()])('takes what was made, and gives it back', (profile) => {
    expect(read(JSON.parse(JSON.stringify(profile)))).toStrictEqual(E.right(profile))
    const codec = AdultProfileCodec(today)
    expect(codec.decode(codec.encode(profile))).toStrictEqual(E.right(profile))
  })
  test.prop([fc.anything()])('answers whatever it is given', (input) => {
    expect(() => read(input)).not.toThrow()
  })
  it('trims the name, and needs neither weight nor height', () => {
    expect(read(form)).toStrictEqual(E.right({ ...form, name: 'ยายศรี', weight: null, height: null }))
  })
  it.each<readonly [object, string]>([
    [{ relation: 'aunt' }, 'RelationUnknown relation'],
    [{ name: '   ' }, 'NameMissing name'],
    [{ name: 5 }, 'NameMissing name'],
    [{ name: 'ก'.repeat(61) }, 'NameTooLong name'],
    [{ name: 'แม่\u0007' }, 'NameUnreadable name'],
    [{ name: 'แม่\ud83d' }, 'NameUnreadable name'],
    [{ name: '😀'.repeat(501) + '\0' }, 'NameTooLong name'],
    [{ birthDate: '1959-02-30' }, 'DateInvalid birthDate'],
    [{ birthDate: '2026-11-21' }, 'DateInFuture birthDate'],
    [{ birthDate: '2008-11-21' }, 'TooYoung birthDate'],
    [{ birthDate: '1905-11-20' }, 'TooOld birthDate'],
    [{ sex: '' }, 'SexUnknown sex'],
    [{ weight: 19.9 }, 'NumberInvalid weight'],
    [{ weight: 300.1 }, 'NumberInvalid weight'],
    [{ height: 1.6 }, 'NumberInvalid height'],
    [{ height: 250.1 }, 'NumberInvalid height'],
  ])('refuses %j', (change, tag) => {
    expect(tags({ ...form, ...change })).toEqual([tag])
  })
  it('stands at its edges', () => {
    for (const change of [
      { name: '👵'.repeat(60) },
      { birthDate: '2008-11-20' },
      { birthDate: '1905-11-21' },
      { weight: 20, height: 80 },
    ])
      expect(tags({ ...form, ...change })).toEqual([])
    expect(tags(null)).toEqual(['NotAProfile'])
    expect(tags({})).toHaveLength(4)
  })
  it('asks every adult but oneself', () => {
    expect(adultRelations.filter((relation) => !needsOwnConfirmation(relation))).toEqual(['myself'])
    expect(new Set(Object.values(relationWords)).size).toBe(adultRelations.length)
  })
})
