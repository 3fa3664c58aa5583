import type { MailedCode } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { loadSocialServices } from '../../../composition/useServices'
import { failureText, sessionCopy } from '../../../copy/session.th'
import { socialCopy } from '../../../copy/social.th'
import type { KeptNewcomer } from './newcomer'

interface Mailing {
  /** On its way, to this address. */
  readonly mailed: (MailedCode & { readonly email: string }) | null
  readonly asking: boolean
  readonly refusal: string | null
  readonly ask: (email: string) => void
  readonly forget: () => void
}

/** Asks for a code that proves the newcomer's address. */
export const useMailedCode = ({ joinToken }: Pick<KeptNewcomer, 'joinToken'>): Mailing => {
  const [mailed, setMailed] = useState<Mailing['mailed']>(null)
  const [asking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (email: string): Promise<void> => {
    const { social } = await loadSocialServices()
    const asked = await social.askEmailCode(joinToken, email)()
    if (E.isRight(asked)) setMailed({ ...asked.right, email })
    else {
      const old = asked.left._tag === 'ApiError' && asked.left.code === 'code_expired'
      setRefusal(old ? socialCopy.join.expired : failureText(asked.left))
    }
  }
  return {
    mailed,
    asking,
    refusal,
    ask: (email) => {
      setRefusal(null)
      setAsking(true)
      send(email)
        .catch(() => setRefusal(sessionCopy.failure.network))
        .finally(() => setAsking(false))
    },
    forget: () => setMailed(null),
  }
}
