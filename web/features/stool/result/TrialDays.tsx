import { encodeStool, stoolAges, type StoolInputs } from '@careplus/core/stool'
import { movedBy } from '@careplus/core/internal/stool'
import { useLocation } from 'wouter'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { Button } from '../../../ui/Button'
import { resultHref } from '../stoolPath'

const copy = stoolResultCopy.trial
const moves = [-30, -1, 1, 30] as const

export const TrialDays = ({ inputs }: { readonly inputs: StoolInputs }) => {
  const [, navigate] = useLocation()
  const may = (days: number): boolean => {
    const age = inputs.ageInDays + days
    return age >= stoolAges.lowest && age <= stoolAges.highest
  }
  const move = (days: number): void =>
    navigate(resultHref(encodeStool(movedBy(inputs, days)), { childId: null, trial: true }), { replace: true })
  return (
    <section className="ui-card ui-card--plain" aria-labelledby="stool-trial">
      <h2 id="stool-trial">{copy.title}</h2>
      <p className="second">{copy.text}</p>
      <p aria-live="polite">
        <strong>{copy.age(inputs.ageInDays)}</strong>
      </p>
      <div className="stool-moves">
        {moves
          .filter((days) => may(days))
          .map((days) => (
            <Button key={days} tone="second" size="small" onClick={() => move(days)}>
              {days < 0 ? copy.earlier(-days) : copy.later(days)}
            </Button>
          ))}
      </div>
    </section>
  )
}
