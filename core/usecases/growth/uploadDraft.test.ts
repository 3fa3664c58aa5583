import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { GrowthDraft } from '../../ports/drafts.js'
import type { CallFailure } from '../../domain/call/failure.js'
import { apiError, connectionLost, memoryAccount } from '../../testing/memoryAccount.js'
import { memoryDraftStore, memoryLock } from '../../testing/memoryDevice.js'
import { uploadFailure } from './sendDraft.js'
import { uploadDraft } from './uploadDraft.js'
import { waitingDraft } from '../../testing/growth.js'

const draft: GrowthDraft = { ...waitingDraft, memberId: 'member-1', consentVersion: 'v1' }

const home = (first: GrowthDraft = draft) => {
  const account = memoryAccount()
  const drafts = memoryDraftStore([first])
  const log: string[] = []
  const deps = {
    drafts,
    children: account.children,
    consents: account.consents,
    records: account.growthRecords,
    lock: memoryLock(),
    log: (message: string) => void log.push(message),
  }
  const saved = async () => {
    const children = await account.children.list()
    const all = E.isRight(children) ? children.right : []
    const records = await Promise.all(all.map(({ id }) => account.growthRecords.ofChild(id)))
    return { children: all, records: records.flatMap((r) => (E.isRight(r) ? r.right : [])) }
  }
  return { account, drafts, log, deps, saved, upload: () => uploadDraft(deps)('draft-1', 'member-1') }
}
const sends = (calls: ReadonlyArray<string>) => calls.filter((call) => call !== 'children.list')

describe('uploadDraft', () => {
  it('makes the child, the consent and the record, in this order, and clears the draft', async () => {
    const { account, drafts, upload, saved, log } = home({
      ...draft,
      measure: 'h',
      head_circumference: 47,
      gestation_weeks: 38,
    })
    const states: string[] = []
    drafts.onChange(() => states.push(drafts.list()[0]?.state._tag ?? 'cleared'))
    const done = await upload()
    expect(sends(account.calls())).toEqual(['children.create', 'consents.record', 'growthRecords.add'])
    const { children, records } = await saved()
    expect(done).toEqual(E.right({ _tag: 'sent', childId: children[0]?.id }))
    expect(children).toMatchObject([{ nickname: 'มะลิ', birthDate: '2024-07-12', sex: 'female', gestation_weeks: 38 }])
    expect(records).toMatchObject([
      { date: '2026-11-20', weight: 12.4, height: 88.5, measure: 'h', head_circumference: 47 },
    ])
    expect(states).toEqual(['sending', 'sending', 'cleared'])
    expect(log).toEqual([])
  })
  it('sends no field that was not filled in', async () => {
    const { deps, upload } = home()
    const sent: unknown[] = []
    const { create } = deps.children
    const { add } = deps.records
    deps.children = { ...deps.children, create: (child, key) => (sent.push(child, key), create(child, key)) }
    deps.records = {
      ...deps.records,
      add: (id, record, key) => (sent.push(record, key), add(id, record, key)),
    }
    await upload()
    expect(sent).toStrictEqual([
      {
        nickname: 'มะลิ',
        birthDate: '2024-07-12',
        sex: 'female',
        consent: { version: 'v1' },
      },
      'draft-1:child',
      { date: '2026-11-20', weight: 12.4, height: 88.5 },
      'draft-1:growth',
    ])
  })

  it.each([
    ['signed out', draft, null, 'SignInNeeded'],
    ['made signed out', { ...draft, memberId: null }, 'member-1', 'OwnerUnknown'],
    ['made by another', { ...draft, memberId: 'member-2' }, 'member-1', 'NotYours'],
    ['without consent', { ...draft, consentVersion: null }, 'member-1', 'ConsentNeeded'],
  ] as const)('sends nothing: %s', async (_, kept, member, tag) => {
    const { account, drafts, deps } = home(kept)
    expect(await uploadDraft(deps)('draft-1', member)).toEqual(E.left({ _tag: tag }))
    expect(account.calls()).toEqual([])
    expect(drafts.list()).toStrictEqual([kept])
  })

  it('asks for its yes again where the text has been replaced meanwhile, or the child’s word is missing', async () => {
    for (const [call, field] of [
      ['create', 'consent.version'],
      ['record', 'version'],
      ['create', 'consent.child_agrees'],
      ['record', 'child_agrees'],
    ] as const) {
      const { deps, drafts } = home()
      const refused = async () =>
        E.left({ ...apiError(400, 'invalid_input'), fields: [{ field, code: 'not_one_of', message: '' }] })
      if (call === 'create') deps.children = { ...deps.children, create: () => refused() }
      else deps.consents = { ...deps.consents, record: () => refused() }
      expect(await uploadDraft(deps)('draft-1', 'member-1')).toEqual(E.left({ _tag: 'ConsentNeeded' }))
      expect(drafts.list()).toMatchObject([{ consentVersion: null, state: { _tag: 'waiting' } }])
    }
  })

  const failAt = (at: number, failure: CallFailure, moment: 'before' | 'after') => {
    const kept = home()
    let call = 0
    const wrap =
      <A extends ReadonlyArray<unknown>, R>(port: (...args: A) => Promise<E.Either<CallFailure, R>>) =>
      async (...args: A) => {
        call += 1
        if (call !== at) return port(...args)
        if (moment === 'after') await port(...args)
        return E.left(failure)
      }
    const deps = {
      ...kept.deps,
      children: { ...kept.deps.children, create: wrap(kept.deps.children.create) },
      consents: { record: wrap(kept.deps.consents.record) },
      records: { add: wrap(kept.deps.records.add) },
    }
    return { ...kept, upload: () => uploadDraft(deps)('draft-1', 'member-1') }
  }
  test.prop([fc.integer({ min: 1, max: 3 }), fc.constantFrom('before' as const, 'after' as const)])(
    'a call lost at any step, on its way or on its way back: one child, one record',
    async (step, moment) => {
      const { upload, drafts, saved } = failAt(step, connectionLost, moment)
      expect(await upload()).toEqual(E.left({ _tag: 'Unreachable' }))
      expect(drafts.list()).toMatchObject([{ state: { _tag: 'waiting' } }])
      expect(drafts.list()[0]?.childId === null).toBe(step === 1)
      expect(await upload()).toMatchObject({ right: { _tag: 'sent' } })
      expect(await saved()).toMatchObject({ children: [{ nickname: 'มะลิ' }], records: [{ weight: 12.4 }] })
      expect(drafts.list()).toEqual([])
    },
  )
  it.each([1, 2, 3])('a refusal at step %d is to be repaired', async (step) => {
    const refusal = {
      ...apiError(422, 'invalid_input', 'ลองอีกครั้ง'),
      fields: [{ field: 'weight', code: 'too_large', message: 'น้ำหนักมากไป' }],
    }
    const { upload, drafts, log } = failAt(step, refusal, 'before')
    const expected = { code: 'invalid_input', field: 'weight', message: 'น้ำหนักมากไป' }
    expect(await upload()).toEqual(E.left({ _tag: 'Refused', ...expected }))
    expect(drafts.list()).toMatchObject([{ state: { _tag: 'refused', ...expected } }])
    expect(log).toEqual(['ลองอีกครั้ง'])
  })

  it('does not send the record where the answer has no id', async () => {
    const { deps, account, upload, drafts } = home()
    deps.children = { ...deps.children, create: () => Promise.resolve(E.right({ id: '' })) }
    expect(await upload()).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(account.calls()).toEqual([])
    expect(drafts.list()).toMatchObject([{ childId: null, state: { _tag: 'waiting' } }])
  })

  it('two tabs at once: one sends, the other finds it gone', async () => {
    const { upload, saved } = home()
    expect(await Promise.all([upload(), upload()])).toMatchObject([
      { right: { _tag: 'sent' } },
      { right: { _tag: 'gone' } },
    ])
    const { children, records } = await saved()
    expect([children.length, records.length]).toEqual([1, 1])
  })
  it('runs under the one lock', async () => {
    const { deps, upload } = home()
    const names: string[] = []
    const lock = deps.lock
    deps.lock = { run: (name, work) => (names.push(name), lock.run(name, work)) }
    await upload()
    expect(names).toEqual(['growth-draft-upload'])
  })
  it('a draft removed meanwhile is not brought back', async () => {
    const { deps, drafts, upload } = home()
    deps.children = { ...deps.children, create: async () => (drafts.remove('draft-1'), E.left(connectionLost)) }
    expect(await upload()).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(drafts.list()).toEqual([])
  })
  it.each([
    ['the child', ['children.create']],
    ['the consent', ['children.create', 'consents.record']],
  ] as const)('a draft removed while %s is sent goes no further', async (step, calls) => {
    const { deps, account, drafts, upload } = home()
    const removing =
      <A extends ReadonlyArray<unknown>, R>(port: (...args: A) => Promise<R>) =>
      async (...args: A) => {
        drafts.remove('draft-1')
        return port(...args)
      }
    if (step === 'the child') deps.children = { ...deps.children, create: removing(deps.children.create) }
    else deps.consents = { ...deps.consents, record: removing(deps.consents.record) }
    expect(await upload()).toEqual(E.right({ _tag: 'gone' }))
    expect(account.calls()).toEqual(calls)
    expect(drafts.list()).toEqual([])
  })
  it('keeps what another tab changed meanwhile', async () => {
    const { deps, drafts, upload } = home()
    const { create } = deps.children
    deps.children = {
      ...deps.children,
      create: async (child, key) => {
        drafts.put({ ...drafts.list()[0]!, savedAt: 7, state: { _tag: 'waiting' } })
        return create(child, key)
      },
    }
    const atTheRecord: unknown[] = []
    deps.records = {
      ...deps.records,
      add: async () => (atTheRecord.push(...drafts.list()), E.left(connectionLost)),
    }
    await upload()
    // Else another tab would take it for deleted.
    expect(atTheRecord).toMatchObject([{ savedAt: 7, state: { _tag: 'sending' } }])
    expect(drafts.list()).toMatchObject([{ savedAt: 7, state: { _tag: 'waiting' } }])
  })
})

describe('a chosen child', () => {
  const chosen = async (consented: boolean) => {
    const kept = home({ ...draft, consentVersion: null })
    const made = await kept.account.children.create({ nickname: 'มะลิ', birthDate: '2024-07-12', sex: 'female' }, 'k')
    const childId = E.isRight(made) ? made.right.id : ''
    if (consented)
      await kept.account.consents.record(
        { purpose: 'child_health', child_id: childId, granted: true, version: 'v0' },
        'c',
      )
    kept.drafts.put({ ...draft, consentVersion: null, childId })
    return { ...kept, childId }
  }
  it('with consent gets the record alone', async () => {
    const { upload, account, childId, saved } = await chosen(true)
    expect(await upload()).toEqual(E.right({ _tag: 'sent', childId }))
    expect(account.calls().slice(2)).toEqual(['children.list', 'growthRecords.add'])
    expect((await saved()).children).toHaveLength(1)
  })
  it('without consent waits for it, before anything is sent', async () => {
    const { upload, account, drafts, childId } = await chosen(false)
    expect(await upload()).toEqual(E.left({ _tag: 'ConsentNeeded' }))
    expect(account.calls().slice(1)).toEqual(['children.list'])
    drafts.put({ ...drafts.list()[0]!, consentVersion: 'v1' })
    expect(await upload()).toEqual(E.right({ _tag: 'sent', childId }))
  })
  it('that is not there any more is to be repaired; one that cannot be asked about waits', async () => {
    const { drafts, upload, account, log } = await chosen(true)
    account.failNext({ ...connectionLost })
    expect(await upload()).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(log).toEqual(['Network Error'])
    drafts.put({ ...drafts.list()[0]!, childId: 'child-of-another' })
    expect(await upload()).toMatchObject({ left: { _tag: 'Refused', code: 'not_found', field: null } })
  })
})

describe('uploadFailure', () => {
  it.each([
    [connectionLost, { _tag: 'Unreachable' }],
    [apiError(500, 'internal'), { _tag: 'Unreachable' }],
    [apiError(503, 'busy'), { _tag: 'Unreachable' }],
    [apiError(408, ''), { _tag: 'Unreachable' }],
    [apiError(409, 'idempotency_running'), { _tag: 'Unreachable' }],
    [apiError(425, ''), { _tag: 'Unreachable' }],
    [apiError(429, 'rate_limited'), { _tag: 'Unreachable' }],
    [apiError(401, 'token_invalid'), { _tag: 'SignInNeeded' }],
    [apiError(499, 'x'), { _tag: 'Refused', code: 'x', field: null, message: '' }],
    [apiError(403, 'consent_required', 'm'), { _tag: 'Refused', code: 'consent_required', field: null, message: 'm' }],
    [apiError(404, 'not_found', 'm'), { _tag: 'Refused', code: 'not_found', field: null, message: 'm' }],
    [apiError(422, 'invalid_input', 'm'), { _tag: 'Refused', code: 'invalid_input', field: null, message: 'm' }],
  ])('%j', (failure, meaning) => expect(uploadFailure(failure)).toEqual(meaning))
})
