import { thaiDate } from '@careplus/core/calendar'
import { oneADay } from '@careplus/core/internal/growth'
import type { Indicator } from '@careplus/core/growth'
import type { Child } from '@careplus/core/ports'
import { useState } from 'react'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { exactAgeText } from '../../shared/children/childWords'
import { Button } from '../../ui/Button'
import { Row, Rows } from '../../ui/Card'
import { Spoken } from '../../ui/Spoken'
import { correctedAgeText } from '../../shared/growth/correctedAgeText'
import { valueText } from '../../shared/growth/assessMeasurement'
import { resultText, toneOf, type AssessedRecord, type View } from './curveWords'

const copy = childrenGrowthCopy.curve

const atFirst = 8
const foldedFrom = atFirst + 3

interface Props {
  readonly child: Child
  readonly indicator: Indicator
  readonly view: View
  /** Newest first. */
  readonly shown: ReadonlyArray<AssessedRecord>
  readonly editHref: ((recordId: string) => string) | undefined
}

export const Records = ({ child, indicator, view, shown, editHref }: Props) => {
  const [unfolded, setUnfolded] = useState(false)
  const standing = new Set(oneADay(shown))
  const folded = !unfolded && shown.length >= foldedFrom
  return (
    <section className="curve__records" aria-labelledby="curve-records">
      <h2 id="curve-records">{copy.records}</h2>
      <Rows>
        {(folded ? shown.slice(0, atFirst) : shown).map((one) => (
          <Row
            key={one.id}
            title={<Spoken>{thaiDate(one.date)}</Spoken>}
            second={
              <>
                {exactAgeText(child, one.date)}
                {!standing.has(one) && (
                  <>
                    <br />
                    {copy.replaced}
                  </>
                )}
                {one.corrected?._tag === 'corrected' && (
                  <>
                    <br />
                    {correctedAgeText(one)}
                  </>
                )}
              </>
            }
            end={
              <>
                <span className="curve__number">
                  <Spoken>{valueText(indicator, one)}</Spoken>
                </span>
                <br />
                <span className={toneOf(indicator, view, one) === 'pandan' ? 'curve__ok' : 'small second'}>
                  {resultText(indicator, view, one)}
                </span>
              </>
            }
            href={editHref?.(one.id)}
          />
        ))}
      </Rows>
      {shown.length >= foldedFrom && (
        <Button tone="second" size="small" wide aria-expanded={unfolded} onClick={() => setUnfolded((now) => !now)}>
          {unfolded ? copy.fewer : copy.all(shown.length)}
        </Button>
      )}
    </section>
  )
}
