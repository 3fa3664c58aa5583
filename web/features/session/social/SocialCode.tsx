import type { Either } from 'fp-ts/Either'
import type { CallFailure, SocialAnswer } from '@careplus/core/ports'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useServices, useSocialServices } from '../../../calls/useServices'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { goBackOr } from '../../../calls/session/returnAfterLogin'
import { CodeEntry } from '../../../shared/account/CodeEntry'
import { EnvelopeScene } from '../../../shared/account/EnvelopeScene'
import { sentAt } from '../../../shared/account/sentCode'
import { saveNewcomer, newcomerFrom, type StoredNewcomer, type Mailed } from './newcomer'

const copy = socialReturnCopy.email

export interface SocialCodeProps {
  readonly newcomer: StoredNewcomer
  readonly level: 1 | 2
  readonly mailed: Mailed
  readonly onChange: () => void
  readonly onResent: (mailed: Mailed) => void
  readonly onProved: (next: StoredNewcomer) => void
}

/** The mailed code. If the address has an account, the member is signed in, and can use this provider from now on. */
const SocialCode = ({ newcomer, level, mailed, onChange, onResent, onProved }: SocialCodeProps) => {
  const { clock, session } = useServices()
  const { social } = useSocialServices()
  const [, navigate] = useLocation()
  const { joinToken, provider } = newcomer
  const { email } = mailed
  // Only the first source counts: a later code changes the request and the proof inside it.
  const [source] = useState(() => {
    let { request } = mailed
    return {
      sent: mailed.sent,
      ask: pipe(
        () => social.askEmailCode(joinToken, email),
        TE.map((resent) => {
          request = resent.request
          onResent({ email, request, sent: sentAt(resent, clock.now()) })
          return resent
        }),
      ),
      prove: (code: string): Promise<Either<CallFailure, SocialAnswer>> =>
        pipe(
          () => session.signIn(provider, () => social.proveEmail({ joinToken, email, code, request })),
          TE.map((answer) => {
            if (answer._tag === 'newcomer') return answer
            saveNewcomer(null)
            void goBackOr('/', navigate)
            return answer
          }),
        )(),
    }
  })
  return (
    <div className="session-form">
      <CodeEntry
        source={source}
        art={<EnvelopeScene className="session-letter" />}
        level={level}
        to={email}
        words={{ label: copy.label, change: copy.change, help: copy.help }}
        onChange={onChange}
        onProved={(answer) => {
          if (answer._tag === 'newcomer') onProved(newcomerFrom(provider, answer.newcomer))
        }}
      />
    </div>
  )
}

export default SocialCode
