import { nutritionAges } from '@careplus/core/nutrition'
import { nutritionCopy } from '../../copy/nutrition.th'
import { Field, useFieldTies } from '../../ui/Field'
import { Select } from './Select'

const copy = nutritionCopy.age

const span = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, i) => i)
const years = span(nutritionAges.highest / 12)
const months = span(12)

interface Props {
  readonly years: number | null
  readonly months: number | null
  readonly error: string | undefined
  readonly onChange: (change: { readonly years?: number | null; readonly months?: number | null }) => void
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text))

export const AgeFields = (props: Props) => {
  const ties = useFieldTies({ hint: copy.hint, error: props.error })
  return (
    <div data-field="age">
      <Field group ties={ties} label={copy.label} hint={copy.hint} error={props.error}>
        <div className="nutrition-age">
          <Select
            aria-label={copy.years}
            invalid={props.error !== undefined}
            value={String(props.years ?? '')}
            onSelect={(text) => props.onChange({ years: numberOf(text) })}
          >
            <option value="">{copy.years}</option>
            {years.map((count) => (
              <option key={count} value={count}>
                {copy.yearsOf(count)}
              </option>
            ))}
          </Select>
          <Select
            aria-label={copy.months}
            value={String(props.months ?? '')}
            onSelect={(text) => props.onChange({ months: numberOf(text) })}
          >
            <option value="">{copy.months}</option>
            {months.map((count) => (
              <option key={count} value={count}>
                {copy.monthsOf(count)}
              </option>
            ))}
          </Select>
        </div>
      </Field>
    </div>
  )
}
