import * as arb from '@careplus/core/testing'
import { isRight } from 'fp-ts/Either'
import type { GrowthDraft } from '@careplus/core/ports'
import { amendDraft, saveDraft } from '@careplus/core/growth'
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { saveCheckAsDraft } from './saveCheckAsDraft'
import { formMaxAgeMs } from '../../calls/form/storedForm'
import { checkKey, loadStoredCheck, saveStoredCheck, type StoredCheck } from './storedGrowthCheck'
import { needsConsent, shownAfter, sortedFor } from './shownDrafts'
import { draftForm, nothingTyped } from '../../shared/growth/typedMeasurement'
import { typedOf } from './checkTyped'
import { sampleDraft as draft } from '../../testing/samples'

const sending = { ...draft, childId: 'c', state: { _tag: 'sending' } } as const

describe('the list of drafts', () => {
  test('keeps what was sent on the screen, with its child', () => {
    const shown = shownAfter(shownAfter([], [draft]), [sending])
    expect(shownAfter(shown, [])).toEqual([{ draft: sending, sent: true }])
    expect(shownAfter(shownAfter(shown, []), [])).toEqual([{ draft: sending, sent: true }])
  })
  test('drops what was removed, and shows what is new', () => {
    expect(shownAfter(shownAfter([], [draft]), [{ ...draft, id: 'b' }]).map((one) => one.draft.id)).toEqual(['b'])
  })
  test('parts mine, nobody’s and others’', () => {
    const all = [draft, { ...draft, id: 'b', memberId: 'm' }, { ...draft, id: 'c', memberId: 'n' }]
    const { mine, unclaimed, others } = sortedFor('m', shownAfter([], all))
    expect([mine.map((o) => o.draft.id), unclaimed.map((o) => o.draft.id), others]).toEqual([['b'], ['a'], 1])
  })
  test('shows nobody’s alone while nobody is signed in, and counts what members have waiting', () => {
    const all = [draft, { ...draft, id: 'b', memberId: 'm' }, { ...sending, id: 'c', memberId: 'n' }]
    const first = shownAfter([], all)
    const { mine, unclaimed, others } = sortedFor(null, first)
    expect([mine, unclaimed.map((o) => o.draft.id), others]).toEqual([[], ['a'], 2])
    expect(sortedFor(null, shownAfter(first, all.slice(0, 2))).others).toBe(1)
    expect(sortedFor('m', shownAfter(first, all.slice(0, 2))).others).toBe(0)
  })
  test('asks for consent until child or consent is known', () => {
    expect(needsConsent({ draft, sent: false })).toBe(true)
    expect(needsConsent({ draft: sending, sent: false })).toBe(false)
    expect(needsConsent({ draft, sent: true })).toBe(false)
  })
})

describe('keeping a check', () => {
  const device = () => {
    const drafts = { ...arb.memoryDraftStore(), health: () => ({ _tag: 'durable' }) as const }
    const deps = { clock: arb.settableClock(), random: arb.seededRandom(), drafts }
    return { drafts, saveDraft: saveDraft(deps), amendDraft: amendDraft(deps) }
  }
  const form = draftForm(typedOf(draft))
  const savedDraft = (result: ReturnType<typeof saveCheckAsDraft>): GrowthDraft => {
    if (!isRight(result)) throw new Error('refused')
    return result.right
  }

  test('changed and kept again, it is still one draft', () => {
    const localDevice = device()
    const first = savedDraft(saveCheckAsDraft(localDevice, { form, memberId: null, draftId: null, repairs: null }))
    const second = savedDraft(
      saveCheckAsDraft(localDevice, {
        form: { ...form, weight: 12.5 },
        memberId: null,
        draftId: first.id,
        repairs: null,
      }),
    )
    expect(localDevice.drafts.list()).toEqual([second])
  })
  test('what may have been sent is never replaced', () => {
    const localDevice = device()
    localDevice.drafts.put(sending)
    saveCheckAsDraft(localDevice, { form, memberId: null, draftId: sending.id, repairs: null })
    expect(localDevice.drafts.list()).toHaveLength(2)
  })
  test('a refused one is repaired, and keeps its child', () => {
    const localDevice = device()
    localDevice.drafts.put({
      ...sending,
      state: { _tag: 'refused', code: 'invalid_input', field: 'height', message: '' },
    })
    const repaired = savedDraft(
      saveCheckAsDraft(localDevice, {
        form: { ...form, height: 89 },
        memberId: null,
        draftId: null,
        repairs: draft.id,
      }),
    )
    expect(localDevice.drafts.list()).toEqual([repaired])
    expect(repaired).toMatchObject({ childId: 'c', height: 89, state: { _tag: 'waiting' } })
  })
})

test.prop([arb.growthDraft()])('a draft goes into the form and comes out the same', (one) => {
  const { name, sex, birthDate, date, weight, height } = one
  expect(draftForm(typedOf(one))).toMatchObject({ name: name.trim(), sex, birthDate, date, weight, height })
})

describe('what is typed is kept on the device', () => {
  const stored: StoredCheck = { typed: typedOf(draft), draftId: 'a', saved: true, repairs: null }
  test('for a day', () => {
    const store = arb.memoryKeyValueStore()
    saveStoredCheck(store, 0, stored)
    expect(loadStoredCheck(store, formMaxAgeMs)).toEqual(stored)
    expect(loadStoredCheck(store, formMaxAgeMs + 1)).toBeNull()
    saveStoredCheck(store, 0, null)
    expect(store.keys()).toEqual([])
  })
  test('also where no day was chosen, with the day on which its result was asked for', () => {
    const { date: _, ...typed } = stored.typed
    const store = arb.memoryKeyValueStore()
    for (const undated of [
      { ...stored, typed },
      { ...stored, typed, readOn: '2026-11-20' },
    ]) {
      saveStoredCheck(store, 0, undated)
      expect(loadStoredCheck(store, 0)).toEqual(undated)
    }
  })
  test.prop([fc.oneof(fc.string(), fc.json())])('and what is not ours is not read', (text) => {
    expect(loadStoredCheck(arb.memoryKeyValueStore({ [checkKey]: text }), 0)).toBeNull()
  })
})

test('an empty form is no draft', () => {
  expect(draftForm(nothingTyped)).toMatchObject({ name: '', sex: null, birthDate: null })
})
