import { foodGroupWords, type FoodGroup } from '@careplus/core/nutrition'
import { withThaiBreaks } from '@careplus/core/text'
import { nutritionResultCopy as copy } from '../../copy/nutritionResult.th'
import { CheckMark } from '../../ui/CheckMark'
import { FoodPicture } from './foods'

const groupsWhere = (eaten: Readonly<Record<FoodGroup, boolean>>, was: boolean) =>
  foodGroupWords.filter(({ group }) => eaten[group] === was)

const List = ({
  title,
  eaten,
  was,
}: {
  readonly title: string
  readonly was: boolean
  readonly eaten: Readonly<Record<FoodGroup, boolean>>
}) => {
  const groups = groupsWhere(eaten, was)
  if (groups.length === 0) return null
  return (
    <section className="stack nutrition-section" aria-label={title}>
      <h2 className="nutrition-list-title">
        {title} <span>{copy.groupCount(groups.length)}</span>
      </h2>
      <ul className={was ? 'nutrition-list' : 'nutrition-list nutrition-list--missing'}>
        {groups.map(({ group, name }) => (
          <li key={group}>
            <span className="nutrition-list__picture">
              <FoodPicture group={group} />
              {was && (
                <span className="nutrition-list__tick">
                  <CheckMark size={14} />
                </span>
              )}
            </span>
            <span>{withThaiBreaks(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const FoodLists = ({ eaten }: { readonly eaten: Readonly<Record<FoodGroup, boolean>> }) => (
  <>
    <List title={copy.eaten} was eaten={eaten} />
    <List title={copy.missing} was={false} eaten={eaten} />
  </>
)
