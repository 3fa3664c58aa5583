import { stepsOf, type StoolAssessment, type StoolInputs } from '@careplus/core/stool'
import { withThaiBreaks } from '@careplus/core/text'
import { stoolResultCopy as copy } from '../../../copy/stoolResult.th'
import { StepNumber } from '../../../ui/StepNumber'

interface Props {
  readonly inputs: StoolInputs
  readonly assessment: StoolAssessment
}

export const NextSteps = ({ inputs, assessment }: Props) => {
  const urgent = assessment.level === 'emergency'
  return (
    <section aria-labelledby="stool-next">
      <h2 id="stool-next">{urgent ? copy.meanwhile : copy.next}</h2>
      <ol className={`ui-card ui-card--plain stool-next${urgent ? ' stool-next--urgent' : ''}`}>
        {stepsOf(inputs, assessment).map((step, i) => (
          <li key={step}>
            <StepNumber of={i + 1} />
            {withThaiBreaks(step)}
          </li>
        ))}
      </ol>
    </section>
  )
}
