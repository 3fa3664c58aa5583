import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agreedLifeSeconds,
  decideQuestion,
  mayUseQuestion,
  questionEnd,
  questionLifeSeconds,
  questionState,
  type QuestionFacts,
} from './question.js'

const life = questionLifeSeconds * 1000
const asked: QuestionFacts = { expiresAt: life, answer: null, used: false }
type Step =
  | { readonly _tag: 'answer'; readonly agreed: boolean }
  | { readonly _tag: 'use' }
  | { readonly _tag: 'erase' }

const answered = (facts: QuestionFacts, agreed: boolean, now: number): QuestionFacts =>
  E.isRight(decideQuestion(facts, agreed, now)) ? { ...facts, answer: { agreed, at: now } } : facts
const steps = fc.array(
  fc.record({
    wait: fc.oneof({ arbitrary: fc.nat({ max: 86_400_000 }), weight: 4 }, fc.nat({ max: 40 * 86_400_000 })),
    step: fc.constantFrom<Step>(
      { _tag: 'answer', agreed: true },
      { _tag: 'answer', agreed: false },
      { _tag: 'use' },
      { _tag: 'erase' },
    ),
  }),
)

describe('a question to another adult', () => {
  test.prop([steps])('gives nothing without a yes that holds at that moment, whatever came before', (story) => {
    let [facts, now, says] = [asked, 0, null as boolean | null]
    for (const { wait, step } of story) {
      now += wait
      if (step._tag === 'answer') {
        const before = facts
        facts = answered(facts, step.agreed, now)
        if (facts !== before) says = step.agreed
        if (!step.agreed) expect(questionState(facts)).toBe('refused')
      } else if (step._tag === 'erase') facts = { ...facts, used: facts.used && facts.answer?.agreed === true }
      else if (mayUseQuestion(facts, now)) {
        expect([says, facts.used]).toStrictEqual([true, false])
        facts = { ...facts, used: true }
        expect(mayUseQuestion(facts, now)).toBe(false)
      }
    }
  })
  it('is answered within its days, and its yes is used within its own', () => {
    expect(decideQuestion(asked, true, life)).toStrictEqual(E.right('agree'))
    expect(decideQuestion(asked, true, life + 1)).toStrictEqual(E.left({ _tag: 'QuestionExpired' }))
    expect(decideQuestion(asked, false, life + 1)).toStrictEqual(E.right('refuse'))
    const agreed = answered(asked, true, life)
    const end = life + agreedLifeSeconds * 1000
    expect([questionEnd(asked), questionEnd(agreed), questionEnd({ ...agreed, used: true })]).toStrictEqual([
      life,
      end,
      life,
    ])
    expect([mayUseQuestion(agreed, end), mayUseQuestion(agreed, end + 1)]).toStrictEqual([true, false])
  })
  it('is withdrawn after use, and the withdrawal taken back while there is something', () => {
    const used: QuestionFacts = { ...answered(asked, true, 1), used: true }
    expect(questionState(used)).toBe('used')
    expect(decideQuestion(used, true, 9 * life)).toStrictEqual(E.right('again'))
    expect(decideQuestion(used, false, 9 * life)).toStrictEqual(E.right('withdraw'))
    const withdrawn = answered(used, false, 9 * life)
    expect(questionState(withdrawn)).toBe('refused')
    expect(decideQuestion(withdrawn, true, 9 * life)).toStrictEqual(E.right('restore'))
    expect(decideQuestion({ ...withdrawn, used: false }, true, 9 * life)).toMatchObject({ _tag: 'Left' })
  })
})
