import { type FirstStep } from '@careplus/core/reminders'
import { firstStepNumber } from '@careplus/core/internal/reminders'
import { Link } from 'wouter'
import { firstStepsCopy as copy } from '../../copy/firstSteps.th'
import { Icon } from '../../ui/Icon'
import { X } from '../../ui/icons'

interface Props {
  readonly step: FirstStep
  readonly onClose: () => void
}

export const FirstStepsLine = ({ step, onClose }: Props) => (
  <p className="first-steps">
    <Link href="/welcome">
      <strong>{copy.of(firstStepNumber(step))}</strong> {copy.left[step]}
    </Link>
    <button type="button" aria-label={copy.close} onClick={onClose}>
      <Icon of={X} size={20} />
    </button>
  </p>
)
