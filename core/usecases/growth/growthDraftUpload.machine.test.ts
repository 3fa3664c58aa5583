import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { GrowthDraft } from '../../ports/drafts.js'
import { waitingDraft as draft } from '../../testing/growth.js'
import { apiError, connectionLost, memoryAccount } from '../../testing/memoryAccount.js'
import { memoryDraftStore, memoryLock } from '../../testing/memoryDevice.js'
import type { Uploaded, UploadFailure } from './sendDraft.js'
import { growthDraftUpload, growthDraftUploadMachine } from './growthDraftUpload.machine.js'

const start = (memberId: string | null = null, first: GrowthDraft = draft) => {
  const account = memoryAccount()
  const drafts = memoryDraftStore([first])
  const { children, consents, growthRecords: records } = account
  const deps = { drafts, children, consents, records, lock: memoryLock(), log: () => {} }
  const actor = createActor(growthDraftUpload(deps), { input: { draftId: first.id, memberId } })
  actor.start()
  const at = async (state: string) => {
    const snapshot = await waitFor(actor, (now) => !now.hasTag('busy'))
    expect(snapshot.value).toBe(state)
    return snapshot
  }
  return { account, drafts, actor, at }
}

describe('growthDraftUpload', () => {
  it('asks for sign-in, owner and consent, each once, then sends', async () => {
    const { actor, at, account, drafts } = start()
    expect((await at('signingIn')).hasTag('asks')).toBe(true)
    actor.send({ type: 'member.signedIn', memberId: 'member-1' })
    expect((await at('claiming')).hasTag('waiting')).toBe(true)
    actor.send({ type: 'owner.confirmed' })
    expect((await at('consenting')).hasTag('asks')).toBe(true)
    expect(account.calls()).toEqual([])
    actor.send({ type: 'consent.given', consent: { version: 'v1' }, childId: null })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    const sent = await at('sent')
    expect([sent.status, sent.hasTag('sent'), sent.context.childId === null]).toEqual(['done', true, false])
    expect(account.calls()).toEqual(['children.create', 'consents.record', 'growthRecords.add'])
    expect(drafts.list()).toEqual([])
  })
  it.each(['owner', 'consent'] as const)(
    'a no (%s) keeps the draft here, and asks again only when wished',
    async (which) => {
      const { actor, at, drafts } = start('member-1', which === 'owner' ? draft : { ...draft, memberId: 'member-1' })
      const question = which === 'owner' ? 'claiming' : 'consenting'
      await at(question)
      actor.send({ type: which === 'owner' ? 'owner.declined' : 'consent.declined' })
      const atKept = await at('kept')
      expect([atKept.hasTag('waiting'), atKept.hasTag('retryable')]).toEqual([true, true])
      actor.send({ type: 'connection.returned' })
      await at('kept')
      expect(drafts.list()).toHaveLength(1)
      actor.send({ type: 'retry.requested' })
      await at(question)
    },
  )
  it.each(['child.chosen', 'consent.given'] as const)('a child chosen with %s gets the record', async (type) => {
    const { actor, at, account } = start('member-1', { ...draft, memberId: 'member-1' })
    await at('consenting')
    const made = await account.children.create({ nickname: 'มะลิ', birthDate: draft.birthDate, sex: 'female' }, 'k')
    const childId = E.isRight(made) ? made.right.id : ''
    if (type === 'child.chosen') {
      actor.send({ type, childId })
      await at('consenting')
    }
    const chosen = type === 'child.chosen' ? null : childId
    actor.send({ type: 'consent.given', consent: { version: 'v1' }, childId: chosen })
    expect((await at('sent')).context.childId).toBe(childId)
    expect(account.calls().filter((call) => call === 'children.create')).toHaveLength(1)
  })
  const ready = { ...draft, memberId: 'member-1', consentVersion: 'v1' }
  it.each(['retry.requested', 'connection.returned'] as const)('weather waits; %s sends again', async (type) => {
    const { actor, at, account, drafts } = start(null, ready)
    await at('signingIn')
    account.failNext(connectionLost, 'after')
    actor.send({ type: 'member.signedIn', memberId: 'member-1' })
    const waiting = await at('waiting')
    expect([waiting.hasTag('waiting'), waiting.hasTag('retryable')]).toEqual([true, true])
    actor.send({ type })
    await at('sent')
    const children = await account.children.list()
    expect(E.isRight(children) && children.right.length).toBe(1)
    expect(drafts.list()).toEqual([])
  })
  it('a refusal is shown, and its amended draft sent', async () => {
    const { actor, at, account, drafts } = start(null, ready)
    await at('signingIn')
    account.failNext(apiError(422, 'invalid_input', 'ลองดูชื่ออีกครั้ง'))
    actor.send({ type: 'member.signedIn', memberId: 'member-1' })
    const refused = await at('refused')
    expect(refused.hasTag('needsRepair')).toBe(true)
    expect(refused.context.refusal).toEqual({
      _tag: 'Refused',
      code: 'invalid_input',
      field: null,
      message: 'ลองดูชื่ออีกครั้ง',
    })
    drafts.remove(ready.id)
    drafts.put({ ...ready, id: 'draft-2' })
    actor.send({ type: 'draft.amended', draftId: 'draft-2' })
    expect((await at('sent')).context).toMatchObject({ refusal: null, draftId: 'draft-2' })
  })
  it('a session that ends on the way asks for sign-in and goes on', async () => {
    const { actor, at, account } = start(null, ready)
    await at('signingIn')
    account.failNext(apiError(401, 'token_invalid'))
    actor.send({ type: 'member.signedIn', memberId: 'member-1' })
    await at('signingIn')
    actor.send({ type: 'member.signedIn', memberId: 'member-1' })
    await at('sent')
  })
  it("another member's draft waits for them", async () => {
    const { actor, at, account } = start('member-2', ready)
    expect((await at('anothers')).hasTag('waiting')).toBe(true)
    expect(account.calls()).toEqual([])
    actor.send({ type: 'member.signedIn', memberId: 'member-1' })
    await at('sent')
  })
  it('what another tab has sent is sent', async () => {
    const { at, drafts } = start('member-1', ready)
    drafts.remove(ready.id)
    expect((await at('sent')).context.childId).toBeNull()
  })
  it('a defect leaves the draft and a retry', async () => {
    let broken = true
    const gone: E.Either<UploadFailure, Uploaded> = E.right({ _tag: 'gone' })
    const upload = fromPromise<typeof gone, { readonly draftId: string; readonly memberId: string | null }>(() =>
      broken ? Promise.reject(new Error('defect')) : Promise.resolve(gone),
    )
    const actor = createActor(growthDraftUploadMachine.provide({ actors: { upload } }), {
      input: { draftId: 'd', memberId: 'm' },
    })
    actor.start()
    const snapshot = await waitFor(actor, (now) => !now.hasTag('busy'))
    expect([snapshot.value, snapshot.hasTag('retryable')]).toEqual(['broken', true])
    broken = false
    actor.send({ type: 'retry.requested' })
    expect((await waitFor(actor, (now) => !now.hasTag('busy'))).value).toBe('sent')
  })
  it('needs its actor', async () => {
    const actor = createActor(growthDraftUploadMachine, { input: { draftId: 'd', memberId: null } })
    actor.start()
    expect((await waitFor(actor, (now) => !now.hasTag('busy'))).value).toBe('broken')
  })
})
