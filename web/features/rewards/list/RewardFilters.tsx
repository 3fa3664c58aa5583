import { rewardsCopy as copy } from '../../../copy/rewards.th'
import type { ListedItem } from '../itemState'
import { Chip, ChipRow } from '../../../ui/Chip'
import { categoriesOf, noFilter, type RewardFilter } from './filteredRewards'

interface Props {
  readonly items: ReadonlyArray<ListedItem>
  readonly filter: RewardFilter
  readonly signedIn: boolean
  readonly count: number
  readonly onChoose: (filter: RewardFilter) => void
}

export const RewardFilters = ({ items, filter, signedIn, count, onChoose }: Props) => {
  const { now, type, category, cheapest } = filter
  return (
    <div className="shelf__filters">
      <ChipRow label={copy.filters}>
        <Chip chosen={!now && type === null && category === null} onClick={() => onChoose({ ...noFilter, cheapest })}>
          {copy.all}
        </Chip>
        <Chip chosen={now} tick onClick={() => onChoose({ ...filter, now: !now })}>
          {copy.now[signedIn ? 'member' : 'visitor']}
        </Chip>
        {categoriesOf(items).map(({ category_id, title }) => (
          <Chip
            key={category_id}
            chosen={category === category_id}
            onClick={() => onChoose({ ...filter, type: null, category: category === category_id ? null : category_id })}
          >
            {title}
          </Chip>
        ))}
        {items.some(({ item }) => item.type === 'luckydraw') && (
          <Chip
            chosen={type === 'luckydraw'}
            onClick={() => onChoose({ ...filter, category: null, type: type === 'luckydraw' ? null : 'luckydraw' })}
          >
            {copy.draws}
          </Chip>
        )}
      </ChipRow>
      <div className="shelf__sort">
        <p role="status">{copy.found(count)}</p>
        <label>
          {copy.order.label}
          <select
            value={cheapest ? 'cheapest' : 'usual'}
            onChange={({ target }) => onChoose({ ...filter, cheapest: target.value === 'cheapest' })}
          >
            <option value="usual">{copy.order.usual}</option>
            <option value="cheapest">{copy.order.cheapest}</option>
          </select>
        </label>
      </div>
    </div>
  )
}
