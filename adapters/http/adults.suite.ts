import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { AdultProfile } from '@careplus/core/adults'
import type { IsoDate } from '@careplus/core/calendar'
import type {
  AdultAnswers,
  AdultConsent,
  AdultQuestions,
  Adults,
  MobilityChecks,
  NewMobilityCheck,
} from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'
import { adultProfile, mobilityCheck } from '@careplus/core/testing'

export interface AdultPorts {
  readonly adults: Adults
  readonly mobilityChecks: MobilityChecks
  readonly anothersConsent: () => Promise<AdultConsent>
}

export interface AdultQuestionPorts extends Omit<AdultPorts, 'anothersConsent'> {
  readonly questions: AdultQuestions
  readonly answers: AdultAnswers
}

const day = (text: string) => text as IsoDate
const born: Pick<AdultProfile, 'birthDate' | 'sex' | 'weight' | 'height'> = {
  birthDate: day('1959-03-02'),
  sex: 'female',
  weight: 52.5,
  height: null,
}
const granny: AdultProfile = { ...born, relation: 'maternalGrandmother', name: 'ยายศรี' }
const myself: AdultProfile = { ...born, relation: 'myself', name: 'มะลิ', birthDate: day('1992-04-13') }
const check: NewMobilityCheck = {
  date: day('2026-01-12'),
  answers: { strength: 1, walking: 0, rising: 2, stairs: 1, falls: 0 },
  calfCm: 32.5,
  chairStand: { _tag: 'timed', seconds: 13.2 },
}
const own: AdultConsent = { version: '2026-11-20' }
const unknownId = '00000000-0000-4000-8000-000000000000'
const refused = (status: number, code: string) => ({ left: { _tag: 'ApiError', status, code } })
const missing = refused(404, 'not_found')

export const passesTheAdultsSuite = (name: string, make: () => AdultPorts | Promise<AdultPorts>): void => {
  describe(`${name} passes the adults suite`, () => {
    it('gives back adults as they were told, changed, and not when removed, oldest profile first', async () => {
      const { adults, anothersConsent } = await make()
      expect(await adults.list()).toEqual(E.right([]))
      const grannys = valueOf(await adults.create(granny, await anothersConsent(), 'a'))
      const ownAdult = valueOf(await adults.create(myself, own, 'b'))
      expect(valueOf(await adults.list())).toEqual([grannys, ownAdult])
      expect(grannys).toMatchObject(granny)
      const changed = { ...granny, name: 'ยายสี', weight: null, height: 151 }
      expect(valueOf(await adults.change(grannys.id, changed, 1, 'c'))).toEqual({
        ...grannys,
        ...changed,
        version: 2,
      })
      const stale = {
        left: { _tag: 'ApiError', status: 412, code: 'version_stale', body: { current: { name: 'ยายสี' } } },
      }
      expect(await adults.change(grannys.id, { name: 'ยายใหม่' }, 1, 'stale')).toMatchObject(stale)
      expect(await adults.remove(grannys.id, 1, 'stale-too')).toMatchObject(stale)
      expect(valueOf(await adults.change(grannys.id, { height: 150 }, 2, 'part'))).toMatchObject({
        ...changed,
        height: 150,
        version: 3,
      })
      expect(valueOf(await adults.list()).map((each) => each.name)).toEqual(['ยายสี', 'มะลิ'])
      valueOf(await adults.remove(ownAdult.id, 1, 'd'))
      expect(valueOf(await adults.list()).map(({ id }) => id)).toEqual([grannys.id])
    })

    test.prop([adultProfile({ relation: fc.constant('myself' as const) })], { numRuns: 5 })(
      'gives back any profile',
      async (profile) => {
        const { adults } = await make()
        const { id } = valueOf(await adults.create(profile, own, 'a'))
        expect(valueOf(await adults.list())).toMatchObject([{ ...profile, id }])
      },
    )

    it('knows the member only once, and keeps who it is of', async () => {
      const { adults, anothersConsent } = await make()
      const { id } = valueOf(await adults.create(myself, own, 'a'))
      expect(await adults.create(myself, own, 'b')).toMatchObject(refused(400, 'invalid_input'))
      expect(await adults.change(id, { ...myself, relation: 'spouse' }, 1, 'c')).toMatchObject(
        refused(400, 'invalid_input'),
      )
      const grannys = valueOf(await adults.create(granny, await anothersConsent(), 'd'))
      expect(await adults.change(grannys.id, { ...granny, relation: 'myself' }, 1, 'e')).toMatchObject(
        refused(400, 'invalid_input'),
      )
      valueOf(await adults.remove(id, 1, 'f'))
      expect(E.isRight(await adults.create(myself, own, 'g'))).toBe(true)
    })

    it('takes nobody who is no adult yet', async () => {
      const { adults } = await make()
      const young = { ...myself, birthDate: day('2015-01-01') }
      expect(await adults.create(young, own, 'a')).toMatchObject(refused(400, 'invalid_input'))
    })

    it('does nothing twice under one key', async () => {
      const { adults, mobilityChecks } = await make()
      const first = await adults.create(myself, own, 'one')
      expect(await adults.create(myself, own, 'one')).toEqual(first)
      expect(await adults.create({ ...myself, name: 'อื่น' }, own, 'one')).toMatchObject(
        refused(422, 'idempotency_mismatch'),
      )
      const { id } = valueOf(first)
      const added = await mobilityChecks.add(id, check, 'two')
      expect(await mobilityChecks.add(id, check, 'two')).toEqual(added)
      expect(valueOf(await mobilityChecks.ofAdult(id))).toEqual([valueOf(added)])
      for (const _ of [1, 2]) expect(E.isRight(await mobilityChecks.remove(id, valueOf(added).id, 'three'))).toBe(true)
      for (const _ of [1, 2]) expect(E.isRight(await adults.remove(id, 1, 'four'))).toBe(true)
    })

    it('lists checks newest day first, the later of one day before, with the sex of the profile', async () => {
      const { adults, mobilityChecks } = await make()
      const { id } = valueOf(await adults.create(myself, own, 'a'))
      const days = ['2025-06-01', '2026-01-12', '2025-06-01', '2025-11-30']
      const ids: string[] = []
      for (const [at, date] of days.entries())
        ids.push(valueOf(await mobilityChecks.add(id, { ...check, date: day(date) }, `k${at}`)).id)
      const listed = valueOf(await mobilityChecks.ofAdult(id))
      expect(listed.map((each) => ids.indexOf(each.id))).toEqual([1, 3, 2, 0])
      expect(listed[0]).toMatchObject({ ...check, sex: 'female' })
      valueOf(await adults.change(id, { ...myself, sex: 'male' }, 1, 'm'))
      expect(valueOf(await mobilityChecks.ofAdult(id)).map(({ sex }) => sex)).toEqual(days.map(() => 'male'))
      valueOf(await mobilityChecks.remove(id, ids[3] ?? '', 'r'))
      expect(valueOf(await mobilityChecks.ofAdult(id))).toHaveLength(3)
    })

    test.prop([mobilityCheck({ date: fc.constantFrom(day('2025-02-28'), day('2026-01-01')) })], { numRuns: 8 })(
      'gives back any check',
      async ({ sex, ...fields }) => {
        const { adults, mobilityChecks } = await make()
        const { id } = valueOf(await adults.create({ ...myself, sex }, own, 'a'))
        const added = valueOf(await mobilityChecks.add(id, fields, 'b'))
        expect(added).toMatchObject({ ...fields, sex })
        expect(valueOf(await mobilityChecks.ofAdult(id))).toEqual([added])
      },
    )

    it('knows nothing of whom it does not keep, and nothing of a removed adult', async () => {
      const { adults, mobilityChecks } = await make()
      const { id } = valueOf(await adults.create(myself, own, 'a'))
      const added = valueOf(await mobilityChecks.add(id, check, 'b'))
      expect(await adults.change(unknownId, myself, 1, 'c')).toMatchObject(missing)
      expect(await adults.remove(unknownId, 1, 'd')).toMatchObject(missing)
      expect(await mobilityChecks.ofAdult(unknownId)).toMatchObject(missing)
      expect(await mobilityChecks.add(unknownId, check, 'e')).toMatchObject(missing)
      expect(await mobilityChecks.remove(id, unknownId, 'f')).toMatchObject(missing)
      expect(await mobilityChecks.remove(unknownId, added.id, 'g')).toMatchObject(missing)
      expect(await mobilityChecks.add(id, { ...check, date: day('2199-01-01') }, 'h')).toMatchObject(
        refused(400, 'invalid_input'),
      )
      valueOf(await adults.remove(id, 1, 'i'))
      expect(await mobilityChecks.ofAdult(id)).toMatchObject(missing)
    })
  })
}

export const passesAdultQuestionSuite = (
  name: string,
  make: () => AdultQuestionPorts | Promise<AdultQuestionPorts>,
): void => {
  const agreedQuestion = async () => {
    const ports = await make()
    const { question, secret } = valueOf(await ports.questions.ask('ask'))
    return { ...ports, id: question.id, secret }
  }
  const unagreed = refused(403, 'consent_required')

  describe(`${name} passes the asking suite`, () => {
    it('keeps another adult by their yes, once, and never by the member’s own word', async () => {
      const { adults, questions, answers, id, secret } = await agreedQuestion()
      expect(valueOf(await questions.list())).toMatchObject([{ id, state: 'open' }])
      expect(await adults.create(granny, own, 'a')).toMatchObject(unagreed)
      expect(await adults.create(myself, { question: id }, 'b')).toMatchObject(unagreed)
      expect(await adults.create(granny, { question: id }, 'c')).toMatchObject(unagreed)
      expect(await adults.create(granny, { question: unknownId }, 'd')).toMatchObject(unagreed)
      expect(valueOf(await answers.look(secret))).toMatchObject({ state: 'open', agreed_at: null })
      expect(valueOf(await answers.answer(secret, true))).toMatchObject({ state: 'agreed' })
      expect(valueOf(await questions.list())).toMatchObject([{ id, state: 'agreed' }])
      expect(valueOf(await adults.create(granny, { question: id }, 'e')).consent_at).not.toBeNull()
      expect(await adults.create({ ...granny, name: 'ยายดี' }, { question: id }, 'f')).toMatchObject(unagreed)
      expect(valueOf(await questions.list())).toEqual([])
      expect(valueOf(await answers.look(secret))).toMatchObject({ state: 'used' })
      expect(await questions.revoke(id, 'g')).toMatchObject(missing)
    })

    it('refused or taken back, a question gives nothing', async () => {
      const { adults, questions, answers, id, secret } = await agreedQuestion()
      expect(valueOf(await answers.answer(secret, false))).toMatchObject({ state: 'refused', agreed_at: null })
      expect(await adults.create(granny, { question: id }, 'a')).toMatchObject(unagreed)
      expect(valueOf(await questions.list())).toEqual([])
      const second = valueOf(await questions.ask('b'))
      valueOf(await answers.answer(second.secret, true))
      valueOf(await questions.revoke(second.question.id, 'c'))
      expect(await answers.look(second.secret)).toMatchObject(missing)
      expect(await adults.create(granny, { question: second.question.id }, 'd')).toMatchObject(unagreed)
      expect(await questions.revoke(unknownId, 'e')).toMatchObject(missing)
      expect(await answers.answer('x'.repeat(43), true)).toMatchObject(missing)
    })

    it('withdrawn, nothing of the adult is readable or writable; taken back in time, all is there again', async () => {
      const { adults, mobilityChecks, answers, id, secret } = await agreedQuestion()
      valueOf(await answers.answer(secret, true))
      const stored = valueOf(await adults.create(granny, { question: id }, 'a'))
      const added = valueOf(await mobilityChecks.add(stored.id, check, 'b'))
      expect(valueOf(await answers.answer(secret, false))).toMatchObject({ state: 'refused', agreed_at: null })
      expect(valueOf(await adults.list())).toEqual([])
      expect(await mobilityChecks.ofAdult(stored.id)).toMatchObject(missing)
      for (const write of [
        () => adults.change(stored.id, granny, 1, 'c'),
        () => mobilityChecks.add(stored.id, check, 'd'),
      ])
        expect(await write()).toMatchObject(unagreed)
      expect(valueOf(await answers.answer(secret, true))).toMatchObject({ state: 'used' })
      expect(valueOf(await adults.list())).toMatchObject([granny])
      expect(valueOf(await mobilityChecks.ofAdult(stored.id))).toEqual([added])
      valueOf(await adults.remove(stored.id, 1, 'e'))
      expect(await answers.look(secret)).toMatchObject(missing)
    })
  })
}
