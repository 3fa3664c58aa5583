import { bandWord } from '@careplus/core/growth'
import { Link } from 'wouter'
import { nutritionCopy } from '../../copy/nutrition.th'
import { Field, useFieldTies } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { Ruler } from '../../ui/icons'
import { selectableClasses, type KnownChild, type SelectableClass } from './nutritionAnswers'
import { Select } from './Select'

const copy = nutritionCopy.growth

interface Props {
  readonly known: KnownChild | null
  readonly classNumber: SelectableClass | null
  readonly onChange: (classNumber: SelectableClass | null) => void
}

export const GrowthField = ({ known, classNumber, onChange }: Props) => {
  const ties = useFieldTies({ hint: copy.hint })
  const pick = (text: string): void =>
    onChange(selectableClasses.find((option) => String(option.classNumber) === text)?.classNumber ?? null)
  return (
    <section className="stack nutrition-section" aria-labelledby="nutrition-growth">
      <h2 id="nutrition-growth">{copy.title}</h2>
      {known?.growthText != null && (
        <p className="nutrition-measured">
          <Icon of={Ruler} />
          {known.growthText}
        </p>
      )}
      {(known === null || known.classNumber === null) && (
        <>
          <Field ties={ties} label={copy.label} optional hint={copy.hint}>
            <Select
              id={ties.id}
              aria-describedby={ties['aria-describedby']}
              value={String(classNumber ?? '')}
              onSelect={pick}
            >
              <option value="">{copy.unknown}</option>
              {selectableClasses.map((option) => (
                <option key={option.classNumber} value={option.classNumber}>
                  {bandWord('weightForLengthHeight', option.band)}
                </option>
              ))}
            </Select>
          </Field>
          <Link href="/children-growth" className="nutrition-link">
            {copy.check}
          </Link>
        </>
      )}
    </section>
  )
}
