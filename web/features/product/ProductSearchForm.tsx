import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { productsCopy as copy } from '../../copy/product.th'
import { HeaderActions } from '../../layouts/HeaderActions'
import { Icon } from '../../ui/Icon'
import { Search } from '../../ui/icons'
import { withSearch, type ProductFilter } from './productFilter'

interface Props {
  readonly filter: ProductFilter
  readonly onChoose: (filter: ProductFilter) => void
}

export const ProductSearchForm = ({ filter, onChoose }: Props) => {
  const [asked, setAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const open = asked || filter.search !== undefined
  useLayoutEffect(() => {
    if (asked) input.current?.focus()
  }, [asked])

  const seek = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onChoose(withSearch(filter, input.current?.value ?? ''))
  }
  const emptied = (): void => {
    if (input.current?.value === '' && filter.search !== undefined) onChoose(withSearch(filter, ''))
  }
  return (
    <>
      <HeaderActions>
        <button
          type="button"
          className="icon-button products-search-open"
          aria-expanded={open}
          onClick={() => (open ? input.current?.focus() : setAsked(true))}
        >
          <Icon of={Search} size={24} label={copy.search} />
        </button>
      </HeaderActions>
      <form
        role="search"
        className={open ? 'products-search' : 'products-search products-search--shut'}
        onSubmit={seek}
      >
        <input
          ref={input}
          key={filter.search}
          type="search"
          enterKeyHint="search"
          aria-label={copy.search}
          placeholder={copy.search}
          maxLength={100}
          defaultValue={filter.search}
          onChange={emptied}
        />
        <button type="submit" className="icon-button">
          <Icon of={Search} label={copy.searchGo} />
        </button>
      </form>
    </>
  )
}
