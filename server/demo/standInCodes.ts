import { createHash, randomUUID } from 'node:crypto'
import { oneLine } from '@careplus/core/text'
import { isLoopbackOrigin } from '../platform/config/loopback.js'

export interface MadeUp {
  readonly id: string
  readonly name: string
}

interface IssuedCode extends MadeUp {
  readonly nonce: string
  readonly redirectUri: string
  readonly challenge: string
}

const madeUp = (typed: string): MadeUp | null => {
  const name = oneLine(typed).slice(0, 60)
  return name === '' ? null : { id: createHash('sha256').update(name).digest('hex').slice(0, 20), name }
}

/** Redirects only to pages of this machine. */
const isOurs = (redirectUri: string): boolean =>
  URL.canParse(redirectUri) && isLoopbackOrigin(new URL(redirectUri).origin)

/** Each code belongs to a name and works once (RFC 6749, 4.1, with RFC 7636). */
export const standInCodes = () => {
  const codes = new Map<string, IssuedCode>()
  return {
    answerTo: (query: URLSearchParams, form: URLSearchParams): string | null => {
      const redirectUri = query.get('redirect_uri') ?? ''
      if (!isOurs(redirectUri)) return null
      const back = new URL(redirectUri)
      back.searchParams.set('state', query.get('state') ?? '')
      const account = form.get('answer') === 'yes' ? madeUp(form.get('account') ?? '') : null
      if (account === null) {
        back.searchParams.set('error', 'access_denied')
        return back.href
      }
      const code = randomUUID()
      codes.set(code, {
        ...account,
        nonce: query.get('nonce') ?? '',
        redirectUri,
        challenge: query.get('code_challenge') ?? '',
      })
      back.searchParams.set('code', code)
      return back.href
    },
    trade: (query: URLSearchParams, secret: string): IssuedCode | null => {
      const code = query.get('code') ?? ''
      const issued = codes.get(code)
      codes.delete(code)
      const challenge = createHash('sha256')
        .update(query.get('code_verifier') ?? '')
        .digest('base64url')
      return issued !== undefined &&
        query.get('client_secret') === secret &&
        query.get('redirect_uri') === issued.redirectUri &&
        challenge === issued.challenge
        ? issued
        : null
    },
  }
}
