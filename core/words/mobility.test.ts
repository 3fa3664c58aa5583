import { describe, expect, it } from 'vitest'
import { faultOfWords, textsIn } from '../testing/wordsFor.js'
import { sarcFItems } from '../domain/mobility/sarcF.js'
import {
  calfHowTo,
  fallsWords,
  madeForOlder,
  mobilityAccuracy,
  mobilityDisclaimer,
  mobilityExercises,
  mobilityIncomplete,
  mobilityRefusalWords,
  mobilityWords,
  standSafety,
  sarcFQuestions,
} from './mobility.js'

const questions = sarcFQuestions.map(({ question, hint, answers }) => ({ question, hint, answers }))
const words = {
  questions,
  calfHowTo,
  fallsWords,
  madeForOlder,
  mobilityAccuracy,
  mobilityDisclaimer,
  mobilityExercises,
  mobilityIncomplete,
  mobilityRefusalWords,
  mobilityWords,
  standSafety,
}

describe('the words', () => {
  it.each(textsIn(words))('%s', (text) => {
    expect(faultOfWords(text)).toBeNull()
  })

  it('leave nothing out', () => {
    expect(sarcFQuestions.map(({ item }) => item)).toStrictEqual([...sarcFItems])
    expect(questions.map(({ answers }) => answers.length)).toStrictEqual([3, 3, 3, 3, 3])
    expect(Object.entries(mobilityWords).map(([name, texts]) => [name, Object.keys(texts)])).toStrictEqual(
      ['nothingFound', 'someSign', 'weaker'].map((name) => [name, ['heading', 'means', 'next']]),
    )
    expect(mobilityExercises.map((each) => Object.keys(each))).toStrictEqual(
      Array.from({ length: 3 }, () => ['title', 'how']),
    )
    expect(standSafety).toHaveLength(4)
    expect(Object.keys(mobilityRefusalWords)).toStrictEqual([
      'NotAMobilityCheck',
      'FieldUnknown',
      'DateInvalid',
      'DateInFuture',
      'SexUnknown',
      'QuestionUnanswered',
      'CalfInvalid',
      'StandInvalid',
    ])
  })

  it('of every result and every fall say what is for the same day', () => {
    for (const { next } of Object.values(mobilityWords)) expect(next).toMatch(/ถ้าล้ม ไปภายในสัปดาห์นั้น.*ไปวันนั้น/)
    for (const texts of Object.values(fallsWords)) expect(texts).toContain('ศีรษะกระแทก')
  })

  it('of a low score never say that there is no risk', () => {
    expect(mobilityWords.nothingFound.means).toContain('ไม่ได้แปลว่าไม่เสี่ยง')
    expect(mobilityAccuracy).toContain('ไม่ได้แปลว่าไม่เสี่ยง')
  })
})
