import { firstSteps, type FirstStep } from '@careplus/core/reminders'
import { firstStepNumber } from '@careplus/core/internal/reminders'
import { Link } from 'wouter'
import { firstStepsCopy as copy } from '../../copy/firstSteps.th'
import { Steps } from '../../ui/Progress'
import './firstSteps.css'

interface Props {
  readonly step: FirstStep
  readonly skips?: boolean
}

export const FirstStepsHead = ({ step, skips = true }: Props) => (
  <div className="first-steps-head">
    <Steps now={firstStepNumber(step)} total={firstSteps.length} label={copy.label} />
    <p>
      <strong>{copy.of(firstStepNumber(step))}</strong>
      {skips && <Link href="/">{copy.skip}</Link>}
    </p>
  </div>
)
