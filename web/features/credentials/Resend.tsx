import { Countdown } from '../../shared/account/Countdown'
import { Button } from '../../ui/Button'

export interface ResendProps {
  readonly words: { readonly notGot: string; readonly resend: string; readonly busy: string; readonly junk: string }
  readonly secondsLeft: number
  readonly busy: boolean
  readonly onResend: () => void
}

export const Resend = ({ words, secondsLeft, busy, onResend }: ResendProps) => (
  <div className="session-resend">
    <span>{words.notGot}</span>
    {secondsLeft > 0 ? (
      <Countdown seconds={secondsLeft} />
    ) : (
      <Button tone="second" size="small" busy={busy} busyLabel={words.busy} onClick={onResend}>
        {words.resend}
      </Button>
    )}
    <p>{words.junk}</p>
  </div>
)
