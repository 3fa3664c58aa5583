import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { ChildShare, InviteWay } from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'
import type { PartnerPorts } from '@careplus/core/internal/testing'

export interface Household {
  readonly owner: PartnerPorts
  readonly other: PartnerPorts
  readonly third: PartnerPorts
  readonly children: readonly [string, string]
}

const refused = (status: number, code: string) => ({ left: { _tag: 'ApiError', status, code } })
const unknownId = '00000000-0000-4000-8000-000000000000'

export const passesThePartnerSuite = (name: string, make: () => Household | Promise<Household>): void => {
  const shared = async (role: ChildShare['role']) => {
    const household = await make()
    const { owner, other, children } = household
    const share = { child_id: children[0], role }
    const { invite, secret } = valueOf(await owner.invites.make('link', [share]))
    valueOf(await other.invitations.accept({ token: secret }))
    valueOf(await owner.invites.decide(invite.id, 'confirmed', 'yes'))
    const [partner] = valueOf(await owner.partners.read()).partners
    return { ...household, share, partner: partner?.id ?? '' }
  }

  describe(`${name} passes the partner suite`, () => {
    it.each<[InviteWay]>([['link'], ['code']])(
      'shares by %s once the maker has confirmed who answered',
      async (way) => {
        const { owner, other, children } = await make()
        const shares: ReadonlyArray<ChildShare> = [
          { child_id: children[0], role: 'manage' },
          { child_id: children[1], role: 'view' },
        ]
        const { invite, secret } = valueOf(await owner.invites.make(way, shares))
        const opens = way === 'link' ? { token: secret } : { code: secret }
        expect(invite).toMatchObject({ way, state: 'open', answered_by: null })
        expect(invite.children.map(({ child_id, role }) => ({ child_id, role }))).toEqual(
          expect.arrayContaining([...shares]),
        )
        expect(valueOf(await other.invitations.look(opens)).state).toBe('open')
        expect(valueOf(await other.invitations.accept(opens)).state).toBe('answered')
        expect(valueOf(await owner.partners.read())).toMatchObject({ partners: [], invites: [{ state: 'answered' }] })
        valueOf(await owner.invites.decide(invite.id, 'confirmed', 'k'))
        expect(valueOf(await owner.partners.read())).toMatchObject({ invites: [], partners: [{}] })
        expect(valueOf(await other.invitations.look(opens)).state).toBe('confirmed')
        expect(E.isRight(await other.care.activity(children[0])(null))).toBe(true)
        expect(await other.care.activity(children[1])(null)).toMatchObject(refused(403, 'role_forbidden'))
      },
    )

    it('takes one answer, and none from its maker', async () => {
      const { owner, other, third, children } = await make()
      const { secret } = valueOf(await owner.invites.make('link', [{ child_id: children[0], role: 'view' }]))
      expect(await owner.invitations.accept({ token: secret })).toMatchObject(refused(422, 'invite_own'))
      valueOf(await other.invitations.accept({ token: secret }))
      expect(E.isRight(await other.invitations.accept({ token: secret }))).toBe(true)
      expect(await third.invitations.accept({ token: secret })).toMatchObject(refused(422, 'invite_used'))
    })

    it('refused or taken back, an invite gives nothing', async () => {
      const { owner, other, children } = await make()
      const shares = [{ child_id: children[0], role: 'view' as const }]
      const first = valueOf(await owner.invites.make('link', shares))
      valueOf(await other.invitations.accept({ token: first.secret }))
      valueOf(await owner.invites.decide(first.invite.id, 'refused', 'a'))
      expect(await owner.invites.decide(first.invite.id, 'confirmed', 'b')).toMatchObject(refused(422, 'invite_used'))
      const second = valueOf(await owner.invites.make('link', shares))
      valueOf(await owner.invites.revoke(second.invite.id, 'c'))
      expect(await other.invitations.look({ token: second.secret })).toMatchObject(refused(422, 'invite_revoked'))
      expect(valueOf(await owner.partners.read())).toEqual({ partners: [], invites: [] })
    })

    it('changes what a partner may, and ends it', async () => {
      const { owner, other, children, partner } = await shared('view')
      const wished: ReadonlyArray<ChildShare> = [{ child_id: children[1], role: 'manage' }]
      valueOf(await owner.partners.change(partner, wished, 'a'))
      expect(valueOf(await owner.partners.read()).partners[0]?.children).toMatchObject(wished)
      expect(await other.care.activity(children[0])(null)).toMatchObject(refused(404, 'not_found'))
      valueOf(await owner.partners.remove(partner, 'b'))
      expect(valueOf(await owner.partners.read()).partners).toEqual([])
      expect(await owner.partners.remove(partner, 'c')).toMatchObject(refused(404, 'not_found'))
    })

    it('lets a partner leave, and tells who did what', async () => {
      const { owner, other, children } = await shared('manage')
      valueOf(await other.care.leave(children[0], 'a'))
      expect(await other.care.activity(children[0])(null)).toMatchObject(refused(404, 'not_found'))
      expect(await owner.care.leave(children[0], 'b')).toMatchObject(refused(403, 'role_forbidden'))
      const listed = valueOf(await owner.care.activity(children[0])(null)).items.slice(0, 2)
      expect(listed.map(({ kind, by_me }) => [kind, by_me])).toEqual([
        ['partner.left', false],
        ['partner.joined', true],
      ])
    })

    it('knows nothing of what is not theirs', async () => {
      const { owner, other, children, share } = await shared('manage')
      expect(await other.partners.change(unknownId, [share], 'a')).toMatchObject(refused(404, 'not_found'))
      expect(await other.invites.decide(unknownId, 'confirmed', 'b')).toMatchObject(refused(404, 'not_found'))
      expect(await other.invites.revoke(unknownId, 'c')).toMatchObject(refused(404, 'not_found'))
      expect(await owner.care.activity(unknownId)(null)).toMatchObject(refused(404, 'not_found'))
      expect(await other.invitations.look({ token: 'x'.repeat(43) })).toMatchObject(refused(404, 'not_found'))
      expect(await other.invites.make('link', [{ child_id: children[1], role: 'view' }])).toMatchObject(
        refused(404, 'not_found'),
      )
      expect(await other.invites.make('link', [share])).toMatchObject(refused(403, 'role_forbidden'))
    })
  })
}
