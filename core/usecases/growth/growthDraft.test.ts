import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { GrowthDraft } from '../../ports/drafts.js'
import * as arb from '../../testing/growth.js'
import { memoryDraftStore, seededRandom, settableClock } from '../../testing/memoryDevice.js'
import { draftBelongsTo, draftKeys, draftOwner, GrowthDraftCodec } from './growthDraft.js'
import { agreeToKeep, chooseChild, claimDraft } from './prepareDraft.js'
import { amendDraft, formOfDraft, saveDraft } from './saveDraft.js'

const anyDraft = () =>
  arb.growthDraft({
    memberId: fc.option(fc.uuid()),
    state: fc.constantFrom(
      { _tag: 'waiting' },
      { _tag: 'sending' },
      { _tag: 'sent' },
      { _tag: 'refused', code: 'invalid_input', field: 'weight', message: 'ลองดูน้ำหนักอีกครั้ง' },
    ),
  })

describe('GrowthDraftCodec', () => {
  test.prop([anyDraft()])('gives back what was kept, through JSON', (draft) => {
    const stored: unknown = JSON.parse(JSON.stringify(GrowthDraftCodec.encode(draft)))
    expect(GrowthDraftCodec.decode(stored)).toStrictEqual(E.right(draft))
    expect(GrowthDraftCodec.is(draft)).toBe(true)
  })
  test.prop([anyDraft()])('keeps optional fields, drops the unknown', (draft) => {
    const more = { ...draft, measure: 'l', head_circumference: 44.5, gestation_weeks: 38, gestation_days: 2 } as const
    const stored = GrowthDraftCodec.encode(more)
    expect(GrowthDraftCodec.decode({ ...stored, colour: 'green' })).toStrictEqual(E.right(more))
  })
  test.prop([
    anyDraft(),
    fc.constantFrom<[keyof GrowthDraft, unknown]>(
      ['id', ''],
      ['name', ' '],
      ['sex', 'boy'],
      ['height', 0],
      ['weight', '12'],
      ['weight', 501],
      ['birthDate', '2025-02-30'],
      ['date', ''],
      ['measure', 'x'],
      ['memberId', 5],
      ['consentVersion', ''],
      ['childId', undefined],
      ['state', {}],
      ['state', { _tag: 'refused' }],
      ['savedAt', null],
      ['head_circumference', -1],
    ),
  ])('leaves out the corrupt', (draft, [field, value]) => {
    const corrupt = { ...draft, [field]: value }
    expect(E.isLeft(GrowthDraftCodec.decode(GrowthDraftCodec.encode(corrupt)))).toBe(true)
    expect(GrowthDraftCodec.is(corrupt)).toBe(false)
  })
  it('writes the names that lie on devices already', () => {
    const { gender, dob } = GrowthDraftCodec.encode(arb.waitingDraft)
    expect({ gender, dob }).toEqual({ gender: 'female', dob: '2024-07-12' })
  })
  test.prop([fc.anything()])('never throws', (input) => {
    expect(() => GrowthDraftCodec.decode(input)).not.toThrow()
  })
})

it("a draft is its member's, or no one's yet", () => {
  expect([null, 'a', 'b'].map((memberId) => draftOwner('a')({ memberId }))).toEqual(['unclaimed', 'theirs', 'anothers'])
  expect([null, 'a', 'b'].map((memberId) => draftBelongsTo('a')({ memberId }))).toEqual([false, true, false])
  expect(draftKeys('d')).toEqual({ child: 'd:child', consent: 'd:consent', growth: 'd:growth' })
})

const device = () => {
  const drafts = memoryDraftStore()
  return { drafts, clock: settableClock(), random: seededRandom() }
}
const form = { name: ' มะลิ ', sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 }
const tags = (result: E.Either<ReadonlyArray<{ readonly _tag: string }>, unknown>) =>
  E.isLeft(result) ? result.left.map((refusal) => refusal._tag) : []

describe('saveDraft', () => {
  it('keeps a waiting draft; the Bangkok day counts', () => {
    const deps = device()
    const saved = saveDraft(deps)(form, null)
    const [draft] = deps.drafts.list()
    expect(saved).toStrictEqual(E.right(draft))
    expect(draft).toStrictEqual({
      ...form,
      name: 'มะลิ',
      id: draft!.id,
      memberId: null,
      consentVersion: null,
      childId: null,
      state: { _tag: 'waiting' },
      savedAt: deps.clock.now(),
    })
    expect(tags(saveDraft(deps)({ ...form, date: '2026-11-21' }, null))).toEqual(['DateInFuture'])
  })
  it('keeps what is optional, and who made it', () => {
    const deps = device()
    const more = { ...form, name: 'มะลิ', measure: 'h', head_circumference: 47, gestation_weeks: 38, gestation_days: 2 }
    saveDraft(deps)(more, 'member-1')
    expect(deps.drafts.list()[0]).toMatchObject({ ...more, memberId: 'member-1' })
  })
  it.each([
    [{ name: '' }, ['NameInvalid']],
    [{ name: 'ก'.repeat(60) }, []],
    [{ name: 'ก'.repeat(61) }, ['NameInvalid']],
    [{ name: 7 }, ['NameInvalid']],
    [{ weight: null }, ['NumberMissing']],
    [{ height: undefined }, []],
    [{ gestation_weeks: 19 }, ['GestationInvalid']],
    [{ gestation_weeks: 20 }, []],
    [{ gestation_weeks: 45 }, []],
    [{ gestation_weeks: 46 }, ['GestationInvalid']],
    [{ gestation_weeks: 38.5 }, ['GestationInvalid']],
    [{ gestation_weeks: null }, []],
    [{ gestation_weeks: 36, gestation_days: 6 }, []],
    [{ gestation_weeks: 36, gestation_days: 7 }, ['GestationInvalid']],
    [{ gestation_days: 3 }, ['GestationInvalid']],
    [{ gestation_weeks: '36' }, ['GestationInvalid']],
    [{ birthDate: 'x', name: '', weight: 0 }, ['DateInvalid', 'NumberInvalid', 'NameInvalid']],
  ])('%j: %j', (change, faults) => {
    const deps = device()
    expect(tags(saveDraft(deps)({ ...form, ...change }, null))).toEqual(faults)
    expect(deps.drafts.list()).toHaveLength(faults.length === 0 ? 1 : 0)
  })
  it('refuses what is no form', () => {
    for (const input of [null, 'text'])
      expect(tags(saveDraft(device())(input, null))).toEqual(['NotAMeasurement', 'NameInvalid'])
  })
  test.prop([arb.growthForm()])('what it keeps, the codec reads', (filled) => {
    const deps = { ...device(), clock: settableClock(Date.UTC(2027, 5, 1)) }
    const saved = saveDraft(deps)(filled, null)
    expect(E.isRight(saved) && GrowthDraftCodec.is(saved.right)).toBe(true)
  })
})

describe('amendDraft', () => {
  const refusedWith = (code: string) => {
    const deps = device()
    const saved = saveDraft(deps)(form, 'member-1')
    if (E.isLeft(saved)) throw new Error('not saved')
    const refused: GrowthDraft = {
      ...saved.right,
      childId: 'child-1',
      consentVersion: 'v1',
      state: { _tag: 'refused', code, field: 'weight', message: '' },
    }
    return { deps, refused, amended: amendDraft(deps)(refused, { ...form, weight: 12.5 }) }
  }
  it('takes the place of the refused one under a new id, with its child and consent', () => {
    const { deps, refused, amended } = refusedWith('invalid_input')
    expect(deps.drafts.list()).toStrictEqual([E.isRight(amended) && amended.right])
    expect(deps.drafts.list()[0]).toMatchObject({
      weight: 12.5,
      memberId: 'member-1',
      childId: 'child-1',
      consentVersion: 'v1',
      state: { _tag: 'waiting' },
      savedAt: deps.clock.now(),
    })
    expect(deps.drafts.list()[0]?.id).not.toBe(refused.id)
  })
  it('takes the form of the refused one with one figure changed', () => {
    const { deps, refused } = refusedWith('invalid_input')
    const amended = amendDraft(deps)(refused, { ...formOfDraft(refused), weight: 12.6 })
    expect(amended).toMatchObject({ right: { ...form, name: 'มะลิ', weight: 12.6, childId: 'child-1' } })
  })
  it('leaves the child that was not found, and the consent that lacked', () => {
    expect(refusedWith('not_found').amended).toMatchObject({ right: { childId: null, consentVersion: 'v1' } })
    expect(refusedWith('consent_required').amended).toMatchObject({
      right: { childId: 'child-1', consentVersion: null },
    })
  })
  it('is for refused drafts and whole forms only', () => {
    const { deps, refused } = refusedWith('invalid_input')
    const before = deps.drafts.list()
    expect(tags(amendDraft(deps)({ ...refused, state: { _tag: 'waiting' } }, form))).toEqual(['NotRefused'])
    expect(tags(amendDraft(deps)(refused, { ...form, weight: 0 }))).toEqual(['NumberInvalid'])
    expect(deps.drafts.list()).toStrictEqual(before)
  })
})

describe('preparing a draft', () => {
  const stored = () => {
    const drafts = memoryDraftStore()
    const saved = saveDraft({ ...device(), drafts })(form, null)
    if (E.isLeft(saved)) throw new Error('not saved')
    return { drafts, id: saved.right.id, now: () => drafts.list()[0] }
  }
  it('claims once, agrees, and chooses a child once', () => {
    const { drafts, id, now } = stored()
    claimDraft({ drafts })(id, 'a')
    claimDraft({ drafts })(id, 'b')
    agreeToKeep({ drafts })(id, { version: 'v1' })
    chooseChild({ drafts })(id, 'child-1')
    chooseChild({ drafts })(id, 'child-2')
    expect(now()).toMatchObject({ memberId: 'a', consentVersion: 'v1', childId: 'child-1' })
    agreeToKeep({ drafts })(id, { version: 'v2', child_agrees: true })
    expect(now()).toMatchObject({ consentVersion: 'v2' })
  })
  it('does nothing to a draft that is gone', () => {
    const { drafts, now } = stored()
    const before = now()
    claimDraft({ drafts })('other', 'a')
    expect(drafts.list()).toStrictEqual([before])
  })
})
