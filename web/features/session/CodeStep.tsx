import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useServices } from '../../calls/useServices'
import { sessionCopy } from '../../copy/session.th'
import { CodeEntry } from '../../shared/account/CodeEntry'
import { EnvelopeScene } from '../../shared/account/EnvelopeScene'
import { sentAt } from '../../shared/account/sentCode'
import type { CodeStage } from './registration'

export interface Proof {
  readonly joinToken: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

export interface CodeStepProps {
  readonly stage: CodeStage
  readonly onChange: () => void
  readonly onResent: (resent: Pick<CodeStage, 'sent' | 'request'>) => void
  readonly onProved: (proof: Proof) => void
}

const CodeStep = ({ stage, onChange, onResent, onProved }: CodeStepProps) => {
  const { joining, clock } = useServices()
  const { email, sent } = stage
  let { request } = stage
  const ask = pipe(
    () => joining.askCode(email),
    TE.map((answer) => {
      request = answer.request
      onResent({ sent: sentAt(answer, clock.now()), request })
      return answer
    }),
  )
  const prove = (code: string) =>
    pipe(
      () => joining.proveCode(email, code, request),
      TE.map(({ joinToken, expiresIn }): Proof => ({ joinToken, expiresAt: clock.now() + expiresIn * 1000 })),
    )()
  return (
    <CodeEntry
      source={{ sent, ask, prove }}
      art={<EnvelopeScene className="session-letter" />}
      level={2}
      to={email}
      words={sessionCopy.code.byMail}
      onChange={onChange}
      onProved={onProved}
    />
  )
}

export default CodeStep
