import { firstStepNumber, firstSteps, type FirstStep } from '@careplus/core/reminders'
import { Link } from 'wouter'
import { firstStepsCopy as copy } from '../../copy/firstSteps.th'
import { Steps } from '../../ui/Progress'
import './firstSteps.css'

interface Props {
  readonly step: FirstStep
  /** false where the page has such a way of its own. */
  readonly skips?: boolean
}

/** Over a form that is one of a new member's first steps: which one, and a way to leave it for later. */
export const FirstStepsHead = ({ step, skips = true }: Props) => (
  <div className="first-steps-head">
    <Steps now={firstStepNumber(step)} total={firstSteps.length} label={copy.label} />
    <p>
      <strong>{copy.of(firstStepNumber(step))}</strong>
      {skips && <Link href="/">{copy.skip}</Link>}
    </p>
  </div>
)
