import type { SignInMethods, SocialWay } from '@careplus/core/ports'
import { isRight, type Either } from 'fp-ts/Either'
import { beforeEach, vi } from 'vitest'

const sent = (method: SocialWay | null) =>
  method && { client_id: method.clientId, authorization: method.authorization, flow: method.flow }

/** Left: an unreadable answer. */
export const offerSignInMethods = (answer: () => Promise<Either<unknown, SignInMethods>>): void => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      if (!url.endsWith('/api/ways')) throw new TypeError('Failed to fetch')
      const offered = await answer()
      if (!isRight(offered)) return { json: async () => ({}) }
      const { phone, google, line, facebook } = offered.right
      return {
        json: async () => ({ data: { phone, google: sent(google), line: sent(line), facebook: sent(facebook) } }),
      }
    })
  })
}
