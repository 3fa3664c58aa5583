import { describe, expect, it } from 'vitest'
import { faultOfWords, textsIn } from '../../testing/wordsFor.js'
import { answers, feedings } from '../../domain/stool/answers.js'
import { stoolColours } from '../../domain/stool/card.js'
import { stoolLevels } from '../../domain/stool/levels.js'
import { stoolRules } from '../../domain/stool/rules.js'
import { signGroups } from '../../domain/stool/signs.js'
import { levelWords, lookAgainWords, stoolDangerSigns, stoolDisclaimer, stoolRefusalWords } from './stool.js'
import { answerWords, signGroupWords, signWords } from './signs.js'
import { stoolCard } from './card.js'

const words = {
  answerWords,
  lookAgainWords,
  stoolDisclaimer,
  stoolRefusalWords,
  dangerSigns: [stoolDangerSigns.heading, stoolDangerSigns.words, stoolDangerSigns.young],
  levels: Object.values(levelWords).map(({ name, letter, legend }) => [name, letter, legend]),
  card: stoolCard.map(({ letter, word, likeness }) => [letter, word, likeness]),
  rules: stoolRules.map((rule) => rule.words),
  signs: Object.values(signWords).map(({ question, hints, early, said }) => [question, hints, early, said]),
  groups: Object.values(signGroupWords).map(({ title, hint }) => [title, hint]),
}

describe('the words', () => {
  it.each(textsIn(words))('%s', (text) => {
    expect(faultOfWords(text)).toBeNull()
  })

  it('leave nothing out', () => {
    expect(Object.keys(answerWords)).toStrictEqual([...answers, ...feedings])
    expect(Object.keys(levelWords)).toStrictEqual([...stoolLevels])
    expect(Object.keys(lookAgainWords)).toStrictEqual(['tomorrow', 'weekly', 'onDoctorsWord', 'whenItChanges'])
    expect(signGroups.map(({ id }) => id)).toStrictEqual(['body', 'stool', 'comfort', 'urgent'])
    expect(Object.keys(stoolRefusalWords)).toStrictEqual([
      'NotAStoolCheck',
      'FieldUnknown',
      'DateInvalid',
      'DateInFuture',
      'DateBeforeBirth',
      'AgeInvalid',
      'ColourUnknown',
      'DaysInvalid',
      'SignUnanswered',
      'FragmentUnreadable',
      'FragmentTooNew',
    ])
  })

  it('of a colour tell nobody to wait: they stand beside any level, the emergency among them', () => {
    const ofColours = stoolRules.filter(({ colours, level }) => colours !== null && level === 'watch')
    expect(ofColours.length).toBeGreaterThan(0)
    for (const rule of ofColours) expect(rule.words).not.toMatch(/เฝ้าดู|รอดู|พรุ่งนี้|นัดครั้งหน้า/)
  })

  it('of any danger have the number to call', () => {
    expect(stoolDangerSigns.phone).toBe('1669')
    expect(levelWords.emergency.name).toContain('1669')
  })
})

describe('the marks', () => {
  it('of levels and colours can be told apart without their colour', () => {
    expect(Object.values(levelWords).map(({ shape }) => shape)).toStrictEqual([
      'circle',
      'square',
      'triangle',
      'diamond',
      'octagon',
    ])
    for (const marks of [Object.values(levelWords), stoolCard])
      expect(new Set(marks.map(({ letter }) => letter)).size).toBe(marks.length)
    expect(new Set(stoolCard.flatMap(({ word, likeness }) => [word, likeness])).size).toBe(2 * stoolCard.length)
  })

  it('of the card have a drawing and a colour each; blood is drawn on two', () => {
    expect(stoolCard.map(({ id }) => id)).toStrictEqual([...stoolColours])
    expect(stoolCard.map(({ swatch }) => swatch)).toStrictEqual(stoolColours.map((id) => `stool-${id}`))
    for (const { hex, blood } of stoolCard) for (const each of [hex, ...blood]) expect(each).toMatch(/^#[0-9A-F]{6}$/)
    expect(stoolCard.filter(({ blood }) => blood.length > 0).map(({ id }) => id)).toStrictEqual([
      'blood-streak',
      'much-blood',
    ])
  })
})
