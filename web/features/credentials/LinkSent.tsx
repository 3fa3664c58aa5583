import type { ReactNode } from 'react'
import { credentialsCopy } from '../../copy/credentials.th'
import { EnvelopeScene } from '../../shared/account/EnvelopeScene'
import { Resend } from './Resend'

const copy = credentialsCopy.sent

export interface LinkSentProps {
  readonly email: string
  readonly minutes: number
  readonly secondsLeft: number
  readonly busy: boolean
  readonly onResend: () => void
  readonly onChange: () => void
  readonly children: ReactNode
}

export const LinkSent = ({ email, minutes, secondsLeft, busy, onResend, onChange, children }: LinkSentProps) => (
  <div className="session-form">
    <EnvelopeScene className="session-letter" />
    <div className="session-heading">
      <h2>{copy.title}</h2>
      <p className="second">
        {copy.lead} <strong className="session-address">{email}</strong>
      </p>
      <p className="second">{copy.life(minutes)}</p>
      <button type="button" className="session-link" onClick={onChange}>
        {copy.change}
      </button>
    </div>
    {children}
    <Resend
      words={{ ...copy, busy: credentialsCopy.forgot.busy }}
      secondsLeft={secondsLeft}
      busy={busy}
      onResend={onResend}
    />
  </div>
)
