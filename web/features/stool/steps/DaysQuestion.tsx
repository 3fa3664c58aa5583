import { useState } from 'react'
import { stoolCopy } from '../../../copy/stool.th'
import { Field, useFieldTies } from '../../../ui/Field'
import { NumberField } from '../../../ui/NumberField'
import { RadioChip } from '../../../ui/RadioChip'
import { lastedChoices, lastedTyped, type StoolTyped } from '../stoolTyped'

const copy = stoolCopy.signs

interface Props {
  readonly typed: StoolTyped
  readonly change: (part: Partial<StoolTyped>) => void
}

export const DaysQuestion = ({ typed, change }: Props) => {
  const [left, setLeft] = useState(false)
  const ties = useFieldTies({ hint: copy.daysHint })
  const wrong = left && lastedTyped(typed) === null ? copy.moreError : undefined
  return (
    <Field group ties={ties} label={copy.days} hint={copy.daysHint}>
      <div className="stool-lasted">
        {lastedChoices.map((lasted) => (
          <RadioChip
            key={lasted}
            name="lasted"
            value={lasted}
            checked={typed.lasted === lasted}
            onChange={() => change({ lasted })}
          >
            {copy.lasted[lasted]}
          </RadioChip>
        ))}
      </div>
      {typed.lasted === 'more' && (
        <NumberField
          size="small"
          decimal={false}
          label={copy.more}
          unit={copy.moreUnit}
          value={typed.lastedDays}
          onChange={(event) => change({ lastedDays: event.target.value })}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          error={wrong}
        />
      )}
    </Field>
  )
}
