import type { ProductShelves } from '@careplus/core/publications'
import { productsCopy as copy } from '../../copy/product.th'
import { Icon } from '../../ui/Icon'
import { X } from '../../ui/icons'
import { withChoice } from './productFilter'
import type { ChoiceProps } from './productChoice'

type Collections = Pick<ProductShelves, 'categories' | 'tags'>

const titleOf = (collection: ReadonlyArray<{ readonly slug: string; readonly title: string }>, slug: string): string =>
  collection.find((each) => each.slug === slug)?.title ?? slug

export const ChosenFilters = ({
  collections,
  fixed,
  chosen,
  onChoose,
}: ChoiceProps & { readonly collections: Collections }) => {
  const { category, tag, search } = chosen
  const shown = [
    { name: 'search', title: search && copy.sought(search) },
    { name: 'category', title: category && fixed.category === undefined && titleOf(collections.categories, category) },
    { name: 'tag', title: tag && fixed.tag === undefined && titleOf(collections.tags, tag) },
  ] as const
  const there = shown.flatMap(({ name, title }) => (title ? [{ name, title }] : []))
  return (
    there.length > 0 && (
      <ul className="products__chosen" aria-label={copy.chosen}>
        {there.map(({ name, title }) => (
          <li key={name}>
            <button
              type="button"
              className="products__taken"
              aria-label={copy.without(title)}
              onClick={() => onChoose(withChoice(chosen, name, null))}
            >
              {title}
              <Icon of={X} size={18} />
            </button>
          </li>
        ))}
      </ul>
    )
  )
}
