import { levelWords, type StoolLevel } from '@careplus/core/stool'
import { withThaiBreaks } from '@careplus/core/text'
import { stoolResultCopy as copy } from '../../../copy/stoolResult.th'

export const NextSteps = ({ level }: { readonly level: StoolLevel }) => {
  const urgent = level === 'emergency'
  return (
    <section aria-labelledby="stool-next">
      <h2 id="stool-next">{urgent ? copy.meanwhile : copy.next}</h2>
      <ol className={`ui-card ui-card--plain stool-next${urgent ? ' stool-next--urgent' : ''}`}>
        {levelWords[level].steps.map((step, i) => (
          <li key={step}>
            <span aria-hidden="true">{i + 1}</span>
            {withThaiBreaks(step)}
          </li>
        ))}
      </ol>
    </section>
  )
}
