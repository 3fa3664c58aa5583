import type { ProductShelves } from '@careplus/core/publications'
import { Link } from 'wouter'
import { productsCopy as copy } from '../../copy/product.th'
import { SheetFrame } from '../../ui/SheetFrame'
import { Chip } from '../../ui/Chip'
import { withChoice } from './filter'
import { tagsPath } from './paths'
import type { ChoiceProps } from './choice'

interface Props extends ChoiceProps {
  readonly shelves: Pick<ProductShelves, 'categories' | 'tags'>
  readonly onClose: () => void
}

/** Category and tag: a choice changes the list behind the sheet at once. */
export const MoreFilters = ({ shelves, fixed, chosen, onChoose, onClose }: Props) => {
  const groups = [
    { name: 'category', title: copy.categories, shelf: shelves.categories },
    { name: 'tag', title: copy.tags, shelf: shelves.tags },
  ] as const
  return (
    <SheetFrame title={copy.moreTitle} closeLabel={copy.moreClose} onClose={onClose}>
      {groups
        .filter(({ name }) => fixed[name] === undefined)
        .map(({ name, title, shelf }) => (
          <div key={name} className="wrap products-more" role="group" aria-label={title}>
            <h3>{title}</h3>
            {shelf.map((each) => (
              <Chip
                key={each.slug}
                chosen={chosen[name] === each.slug}
                onClick={() => onChoose(withChoice(chosen, name, each.slug))}
              >
                {each.title}
              </Chip>
            ))}
          </div>
        ))}
      <Link href={tagsPath}>{copy.allTags}</Link>
    </SheetFrame>
  )
}
