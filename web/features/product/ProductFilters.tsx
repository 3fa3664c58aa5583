import { askShelves } from '../../composition/published'
import { useState, type ReactNode } from 'react'
import { productsCopy as copy } from '../../copy/product.th'
import { usePublished } from '../../calls/published/usePublished'
import { CheckMark } from '../../ui/CheckMark'
import { Chip, ChipRow } from '../../ui/Chip'
import { Icon } from '../../ui/Icon'
import { ListFilter } from '../../ui/icons'
import { ageLines } from './ageLines'
import { ChosenFilters } from './ChosenFilters'
import { withChoice } from './productFilter'
import { MoreFilters } from './MoreFilters'
import type { ChoiceProps } from './productChoice'

const nothing = { brands: [], categories: [], tags: [] }

export const ProductFilters = ({
  fixed,
  chosen,
  onChoose,
  children,
}: ChoiceProps & { readonly children: ReactNode }) => {
  const [answer] = usePublished(askShelves)
  const [asked, setAsked] = useState(false)
  const collections = answer._tag === 'ready' ? answer.value : nothing
  const { brand, age_line, earns } = chosen
  return (
    <div className="products__filters">
      {fixed.brand === undefined && (
        <ChipRow label={copy.brands}>
          <Chip chosen={brand === undefined} onClick={() => onChoose(withChoice(chosen, 'brand', null))}>
            {copy.allBrands}
          </Chip>
          {collections.brands.map(({ id, title }) => (
            <Chip key={id} chosen={brand === id} onClick={() => onChoose(withChoice(chosen, 'brand', id))}>
              {title}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ChipRow label={copy.ages}>
        <Chip chosen={age_line === undefined} onClick={() => onChoose(withChoice(chosen, 'age_line', null))}>
          {copy.allAges}
        </Chip>
        {ageLines.map((line) => (
          <Chip key={line} chosen={age_line === line} onClick={() => onChoose(withChoice(chosen, 'age_line', line))}>
            {copy.age[line]}
          </Chip>
        ))}
      </ChipRow>
      <div className="products__line">
        {children}
        <div className="products__picks">
          <button
            type="button"
            className="products__pick"
            aria-pressed={earns === '1'}
            onClick={() => onChoose(withChoice(chosen, 'earns', '1'))}
          >
            {earns === '1' && <CheckMark />}
            {copy.earns}
          </button>
          <button type="button" className="products__pick" aria-haspopup="dialog" onClick={() => setAsked(true)}>
            <Icon of={ListFilter} size={20} />
            {copy.more}
          </button>
        </div>
      </div>
      <ChosenFilters {...{ collections, fixed, chosen, onChoose }} />
      {asked && <MoreFilters {...{ collections, fixed, chosen, onChoose }} onClose={() => setAsked(false)} />}
    </div>
  )
}
