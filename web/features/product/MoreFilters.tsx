import type { ProductShelves } from '@careplus/core/publications'
import { Link } from 'wouter'
import { productsCopy as copy } from '../../copy/product.th'
import { SheetFrame } from '../../ui/SheetFrame'
import { Chip } from '../../ui/Chip'
import { withChoice } from './productFilter'
import { tagsPath } from './productPaths'
import type { ChoiceProps } from './productChoice'

interface Props extends ChoiceProps {
  readonly collections: Pick<ProductShelves, 'categories' | 'tags'>
  readonly onClose: () => void
}

export const MoreFilters = ({ collections, fixed, chosen, onChoose, onClose }: Props) => {
  const groups = [
    { name: 'category', title: copy.categories, options: collections.categories },
    { name: 'tag', title: copy.tags, options: collections.tags },
  ] as const
  return (
    <SheetFrame title={copy.moreTitle} closeLabel={copy.moreClose} onClose={onClose}>
      {groups
        .filter(({ name }) => fixed[name] === undefined)
        .map(({ name, title, options }) => (
          <div key={name} className="wrap products-more" role="group" aria-label={title}>
            <h3>{title}</h3>
            {options.map((each) => (
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
