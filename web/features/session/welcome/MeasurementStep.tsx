import type { IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { firstStepsCopy as copy } from '../../../copy/firstSteps.th'
import { nameOf } from '../../../shared/children/childWords'
import { featuredChild } from '../../../shared/children/due'
import type { Family } from '../../../shared/children/useFamily'
import { FirstStepsHead } from '../../../shared/start/FirstStepsHead'
import { Card } from '../../../ui/Card'
import { LinkButton } from '../../../ui/LinkButton'

interface Props {
  readonly family: Family
  readonly today: IsoDate
}

export const MeasurementStep = ({ family, today }: Props) => {
  const front = featuredChild(
    family.filter(({ child }) => mayDo(child.role, 'record')),
    null,
    today,
  )
  return (
    <>
      <FirstStepsHead step="measuring" />
      {front !== null && (
        <Card as="section" className="stack" label={copy.left.measuring}>
          <h2>{copy.measure.heading(nameOf(front.child))}</h2>
          <p className="second">{copy.measure.text}</p>
          <LinkButton href={`/children-profile/add-growth?child=${front.child.id}&first`} wide>
            {copy.measure.go}
          </LinkButton>
        </Card>
      )}
    </>
  )
}
