import type { Browser, BrowserContext, Page } from '@playwright/test'
import { post } from './api.js'
import { enter, joinMember, type Member } from './members.js'

interface Made {
  readonly data: { readonly invite: { readonly id: string }; readonly secret: string }
}

export interface Side {
  readonly page: Page
  readonly context: BrowserContext
  readonly member: Member
  readonly token: string
}

export const sideOf = async (browser: Browser, url: string, name: string): Promise<Side> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 360, height: 740 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const member = await joinMember(context.request)
  const token = await enter(context, url, member)
  await context.request.patch('/th/me/', {
    headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${token}`, 'idempotency-key': 'named' },
    data: { name },
  })
  return { page: await context.newPage(), context, member, token }
}

export const share = async (
  owner: Side & { readonly id: string },
  partner: Side,
  role: 'view' | 'manage',
): Promise<void> => {
  const { request } = owner.context
  const shares = { way: 'link', children: [{ child_id: owner.id, role }] }
  const { data } = await post<Made>(request, '/api/partners/invite', shares, owner.token)
  await post(request, '/api/partners/accept', { token: data.secret }, partner.token)
  await post(request, `/th/partners/invites/${data.invite.id}/confirm/`, undefined, owner.token)
}
