import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { childAction, childRole, inviteFacts, inviteMembers } from '../../testing/partners.js'
import {
  confirmLifeSeconds,
  decideAnswer,
  decideOutcome,
  decideRevoke,
  inviteLifeSeconds,
  inviteState,
  type InviteFacts,
} from './invite.js'
import { decideAccess, mayDo } from './role.js'
import { maskedName } from './maskedName.js'

describe('roles', () => {
  it('let each do what was said, and no more', () => {
    const table = (['owner', 'manage', 'view'] as const).map((role) =>
      (['read', 'record', 'change', 'follow', 'remove', 'consent', 'share', 'leave'] as const).filter((action) =>
        mayDo(role, action),
      ),
    )
    expect(table).toEqual([
      ['read', 'record', 'change', 'follow', 'remove', 'consent', 'share'],
      ['read', 'record', 'change', 'follow', 'leave'],
      ['read', 'leave'],
    ])
  })

  test.prop([childAction()])('nobody finds a child that is nothing to them', (action) => {
    expect(decideAccess(null, action)).toEqual(E.left({ _tag: 'ChildUnknown' }))
  })

  test.prop([childRole(), childAction()])(
    'a refusal names what was wished; a yes gives back the role',
    (role, action) => {
      expect(decideAccess(role, action)).toEqual(
        mayDo(role, action) ? E.right(role) : E.left({ _tag: 'RoleForbidden', role, action }),
      )
    },
  )

  test.prop([childAction()])('who may look may do no more than who may look after', (action) => {
    if (mayDo('view', action)) expect(mayDo('manage', action)).toBe(true)
    if (action !== 'leave' && mayDo('manage', action)) expect(mayDo('owner', action)).toBe(true)
  })
})

const instant = fc.nat({ max: 120 * 86_400_000 })
const anybody = fc.constantFrom(...inviteMembers)

describe('an invite', () => {
  it('lives a day as a link and a quarter of an hour as a code', () => {
    expect(inviteLifeSeconds).toEqual({ link: 86_400, code: 900 })
  })

  it.each([
    ['open until it expires', { answer: null, outcome: null }, 999, 'open'],
    ['expired from that instant', { answer: null, outcome: null }, 1000, 'expired'],
    ['answered, and waits past its own time', { answer: { by: 'invited', at: 900 }, outcome: null }, 5000, 'answered'],
    [
      'but not for ever',
      { answer: { by: 'invited', at: 900 }, outcome: null },
      900 + confirmLifeSeconds * 1000,
      'expired',
    ],
    ['what came of it, whatever the time', { answer: null, outcome: 'revoked' }, 0, 'revoked'],
  ] as const)('is %s', (_, facts, now, state) => {
    expect(inviteState({ inviter: 'inviter', expiresAt: 1000, ...facts }, now)).toBe(state)
  })

  test.prop([inviteFacts(), anybody, instant])('is answered by one person only, never its maker', (invite, by, now) => {
    const decided = decideAnswer(invite, by, now)
    if (E.isLeft(decided)) return
    expect(by).not.toBe(invite.inviter)
    expect(decided.right).toBe(invite.answer === null ? 'first' : 'again')
    if (invite.answer !== null) expect(invite.answer.by).toBe(by)
    const taken: InviteFacts = { ...invite, answer: invite.answer ?? { by, at: now } }
    for (const member of inviteMembers)
      expect(E.isRight(decideAnswer(taken, member, now))).toBe(member === taken.answer?.by)
  })

  test.prop([inviteFacts(), anybody, fc.constantFrom('confirmed' as const, 'refused' as const), instant])(
    'gives access by its maker alone, to the one who answered',
    (invite, member, wished, now) => {
      const decided = decideOutcome(invite, member, wished, now)
      if (E.isLeft(decided)) return
      expect(member).toBe(invite.inviter)
      expect(decided.right.by).toBe(invite.answer?.by)
      expect(invite.outcome === null || invite.outcome === wished).toBe(true)
      expect(invite.outcome === 'revoked').toBe(false)
    },
  )

  test.prop([inviteFacts({ outcome: fc.constant(null) }), instant])(
    'taken back, it is of no use to anybody',
    (invite, now) => {
      expect(decideRevoke(invite, invite.inviter)).toEqual(E.right('first'))
      const revoked: InviteFacts = { ...invite, outcome: 'revoked' }
      for (const member of inviteMembers) {
        expect(E.isLeft(decideAnswer(revoked, member, now))).toBe(true)
        expect(E.isLeft(decideOutcome(revoked, member, 'confirmed', now))).toBe(true)
      }
    },
  )

  it('says why not', () => {
    const open: InviteFacts = { inviter: 'inviter', expiresAt: 1000, answer: null, outcome: null }
    const answered: InviteFacts = { ...open, answer: { by: 'invited', at: 500 } }
    const tag = (decided: E.Either<{ _tag: string }, unknown>) => (E.isLeft(decided) ? decided.left._tag : 'yes')
    expect(tag(decideAnswer(open, 'inviter', 1))).toBe('InviteOwn')
    expect(tag(decideAnswer(open, 'invited', 1000))).toBe('InviteExpired')
    expect(tag(decideAnswer(answered, 'other', 600))).toBe('InviteUsed')
    expect(tag(decideAnswer({ ...answered, outcome: 'refused' }, 'invited', 600))).toBe('InviteRevoked')
    expect(tag(decideAnswer({ ...answered, outcome: 'confirmed' }, 'invited', 600))).toBe('yes')
    expect(tag(decideOutcome(open, 'inviter', 'confirmed', 1))).toBe('InviteUnanswered')
    expect(tag(decideOutcome(open, 'inviter', 'confirmed', 1000))).toBe('InviteExpired')
    expect(tag(decideOutcome(answered, 'other', 'confirmed', 600))).toBe('InviteUnknown')
    expect(tag(decideOutcome({ ...answered, outcome: 'refused' }, 'inviter', 'confirmed', 600))).toBe('InviteUsed')
    expect(tag(decideOutcome(answered, 'inviter', 'confirmed', 500 + confirmLifeSeconds * 1000))).toBe('InviteExpired')
    expect(tag(decideRevoke(open, 'other'))).toBe('InviteUnknown')
    expect(tag(decideRevoke({ ...answered, outcome: 'confirmed' }, 'inviter'))).toBe('InviteUsed')
    expect(decideRevoke({ ...open, outcome: 'revoked' }, 'inviter')).toEqual(E.right('again'))
  })
})

describe('somebody shown', () => {
  it.each([
    ['มะลิ ใจดี', 'มะลิ จ.'],
    ['Somchai  Jaidee Na', 'Somchai J. N.'],
    ['คุณแม่มะลิ', 'คุณแม่มะลิ'],
    [' มะลิ โอ่งทอง ', 'มะลิ อ.'],
  ])('%j is called %j', (name, shown) => {
    expect(maskedName(name)).toBe(shown)
  })
})
