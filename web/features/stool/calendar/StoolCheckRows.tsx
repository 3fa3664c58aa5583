import { thaiDate } from '@careplus/core/calendar'
import type { StoolCheck } from '@careplus/core/ports'
import { assessStool, cardColour, encodeStool, levelWords } from '@careplus/core/stool'
import { Row, Rows } from '../../../ui/Card'
import { LevelMark } from '../LevelMark'
import { resultHref } from '../stoolPath'
import { Swatch } from '../Swatch'

interface Props {
  readonly childId: string
  readonly checks: ReadonlyArray<StoolCheck>
  readonly label: string
}

export const StoolCheckRows = ({ childId, checks, label }: Props) => (
  <Rows label={label}>
    {checks.map((check) => {
      const { level, colour: decided } = assessStool(check)
      const colour = cardColour(decided)
      return (
        <Row
          key={check.id}
          lead={<Swatch colour={colour} small />}
          title={`${colour.letter} ${colour.word}`}
          second={
            <>
              {levelWords[level].name}
              <br />
              {thaiDate(check.date)}
            </>
          }
          end={<LevelMark level={level} />}
          href={resultHref(encodeStool(check), { childId, checkId: check.id })}
        />
      )
    })}
  </Rows>
)
