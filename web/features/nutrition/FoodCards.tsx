import { foodGroupWords, type FoodGroup } from '@careplus/core/nutrition'
import { withThaiBreaks } from '@careplus/core/text'
import { nutritionCopy } from '../../copy/nutrition.th'
import { CheckMark } from '../../ui/CheckMark'
import { FoodPicture } from './foods'
import { Field, useFieldTies } from '../../ui/Field'

const copy = nutritionCopy.eaten

interface Props {
  readonly eaten: ReadonlyArray<FoodGroup>
  readonly error: string | undefined
  readonly onChange: (eaten: ReadonlyArray<FoodGroup>) => void
}

export const FoodCards = ({ eaten, error, onChange }: Props) => {
  const ties = useFieldTies({ hint: copy.hint, error })
  const toggle = (group: FoodGroup): void =>
    onChange(eaten.includes(group) ? eaten.filter((one) => one !== group) : [...eaten, group])
  return (
    <div data-field="eaten">
      <Field group ties={ties} label={copy.title} error={error} className="nutrition-group">
        <p className="second" id={`${ties.id}-hint`}>
          {copy.hint}
        </p>
        <div className="nutrition-foods">
          {foodGroupWords.map(({ group, name, likeness }) => (
            <label key={group} className="nutrition-food">
              <FoodPicture group={group} />
              <span className="nutrition-food__words">
                <span className="nutrition-food__name" id={`${ties.id}-${group}`}>
                  {withThaiBreaks(name)}
                </span>
                <span className="nutrition-food__likeness" id={`${ties.id}-${group}-likeness`}>
                  {likeness}
                </span>
              </span>
              <input
                type="checkbox"
                name={group}
                checked={eaten.includes(group)}
                onChange={() => toggle(group)}
                aria-labelledby={`${ties.id}-${group}`}
                aria-describedby={`${ties.id}-${group}-likeness`}
              />
              <span className="nutrition-food__box" aria-hidden="true">
                <CheckMark size={20} />
              </span>
            </label>
          ))}
        </div>
      </Field>
    </div>
  )
}
