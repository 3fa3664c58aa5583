import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { sentAt } from '../../../shared/account/sentCode'
import { useServicesLoader, useSocialLoader } from '../../../calls/useServices'
import { useSubmit } from '../../../calls/useSubmit'
import { failureText } from '../../../copy/session.th'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { saveNewcomer, mailedTo, type StoredNewcomer, type Mailed } from './newcomer'

interface Mailing {
  readonly mailed: Mailed | null
  readonly asking: boolean
  readonly refusal: string | null
  readonly ask: (email: string) => void
  /** null: the parent enters another address. */
  readonly keep: (mailed: Mailed | null) => void
}

export const useMailedCode = (newcomer: StoredNewcomer): Mailing => {
  const loadServices = useServicesLoader()
  const loadSocialServices = useSocialLoader()
  const [mailed, setMailed] = useState(() => mailedTo(newcomer))
  const { busy: asking, refusal, submit } = useSubmit(failureText)
  const save = (next: Mailed | null): void => {
    setMailed(next)
    saveNewcomer({ ...newcomer, mailed: next })
  }
  const send = async (email: string): Promise<string | void> => {
    const [{ clock }, { social }] = await Promise.all([loadServices(), loadSocialServices()])
    const asked = await social.askEmailCode(newcomer.joinToken, email)
    if (E.isRight(asked)) save({ email, request: asked.right.request, sent: sentAt(asked.right, clock.now()) })
    else {
      const old = asked.left._tag === 'ApiError' && asked.left.code === 'code_expired'
      return old ? socialReturnCopy.join.expired : failureText(asked.left)
    }
  }
  return {
    mailed,
    asking,
    refusal,
    ask: (email) => submit(() => send(email)),
    keep: save,
  }
}
