import type { AdultAsked } from '@careplus/core/ports'
import { Link } from 'wouter'
import { dayText } from '../../shared/account/instants'
import { adultsCopy } from '../../copy/adults.th'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { AdultPair } from './AdultPair'
import { ErrorNote, Note } from '../../ui/Note'
import '../../shared/children/family.css'

const copy = adultsCopy.confirm

export interface AnswerProps {
  readonly asked: AdultAsked
  readonly busy: boolean
  readonly notSent: boolean
  readonly onAnswer: (agreed: boolean) => void
}

export const NotSent = ({ notSent }: Pick<AnswerProps, 'notSent'>) =>
  notSent && <ErrorNote>{copy.sendFailed}</ErrorNote>

/** Both answers are equally large. */
export const AdultConsentQuestion = ({ asked, busy, notSent, onAnswer }: AnswerProps) => (
  <>
    <div className="confirm__art">
      <AdultPair />
    </div>
    <h1>{copy.title(asked.member)}</h1>
    <p>{copy.lead}</p>
    <Card as="section" className="confirm__facts">
      <h2>{copy.what}</h2>
      <ul>
        {copy.whatList.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <h2>{copy.why}</h2>
      <p>{copy.whyText(asked.member)}</p>
      <h2>{copy.howLong}</h2>
      <p>{copy.howLongText}</p>
      <Link href="/privacy-policy-new" className="family-consent__read">
        {copy.rights}
      </Link>
    </Card>
    <p className="second">{copy.until(dayText(asked.expires_at))}</p>
    <NotSent notSent={notSent} />
    {asked.asked_here && <Note>{copy.askedHere}</Note>}
    <div className="stack">
      {!asked.asked_here && (
        <Button wide busy={busy} busyLabel={copy.busy} onClick={() => onAnswer(true)}>
          {copy.yes}
        </Button>
      )}
      <Button wide tone="second" onClick={() => !busy && onAnswer(false)}>
        {copy.no}
      </Button>
    </div>
  </>
)
