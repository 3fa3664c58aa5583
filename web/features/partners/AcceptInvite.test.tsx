// @vitest-environment happy-dom
import type { CallFailure } from '@careplus/core/call'
import type { InviteSecret } from '@careplus/core/ports'
import { apiError, connectionLost } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { partnerCopy } from '../../copy/partners.th'
import { mountRoot } from '../../testing/mountRoot'
import { AcceptInvite } from './AcceptInvite'

const loadInvitation = vi.fn<() => Promise<unknown>>()
const care = { invitations: { look: loadInvitation } }

const page = mountRoot(() => ({ groups: { care } }))
const { retry, wayOn } = partnerCopy.invited

test.each<[string, CallFailure, string]>([
  ['by no answer', connectionLost, retry],
  ['by a slow network', apiError(408, ''), retry],
  ['by a server that is not ready', apiError(425, ''), retry],
  ['by a call that still runs', apiError(409, 'idempotency_running'), retry],
  ['too often', apiError(429, 'rate_limited'), retry],
  ['by a busy server', apiError(503, 'busy'), retry],
  ['that ran out', apiError(422, 'invite_expired'), wayOn],
  ['that is none', apiError(404, 'not_found'), wayOn],
])('an invitation met %s offers what helps', async (_, failure, offered) => {
  loadInvitation.mockResolvedValue(E.left(failure))
  const nothing = () => undefined
  await act(() =>
    page().root.render(<AcceptInvite secret={'s' as unknown as InviteSecret} onLeave={nothing} onDone={nothing} />),
  )
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).toStrictEqual([offered])
})
