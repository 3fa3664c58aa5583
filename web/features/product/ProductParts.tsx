import { askProducts } from '../../composition/published'
import { useLayoutEffect, useRef, useState } from 'react'
import { productsCopy as copy } from '../../copy/product.th'
import { usePublished } from '../../calls/published/usePublished'
import { Button } from '../../ui/Button'
import { RetryNote } from '../../ui/RetryNote'
import { uiWords } from '../../ui/words'
import type { ProductFilter } from './productFilter'
import { ProductCard } from './ProductCard'

const atFirst = 4

interface PartProps {
  readonly filter: ProductFilter
  readonly from: number
  readonly left: number
  readonly pressed: boolean
  readonly onMore: () => void
}

const MoreItems = ({ busy, onMore }: { readonly busy: boolean; readonly onMore: () => void }) => (
  <li className="products__more">
    <Button tone="second" busy={busy} busyLabel={uiWords.loading} onClick={onMore}>
      {copy.moreItems}
    </Button>
  </li>
)

const Part = ({ filter, from, left, pressed, onMore }: PartProps) => {
  const [remote, retry] = usePublished(askProducts(from === 0 ? filter : { ...filter, from: String(from) }))
  const first = useRef<HTMLAnchorElement>(null)
  const arrived = remote._tag === 'ready' && pressed && left === 1 && from > 0
  useLayoutEffect(() => {
    if (arrived) first.current?.focus()
  }, [arrived])

  if (remote._tag === 'loading')
    return from > 0 ? <MoreItems busy onMore={onMore} /> : Array.from({ length: atFirst }, (_, key) => <li key={key} />)
  if (remote._tag === 'failed')
    return (
      <li className="products__more">
        <RetryNote text={copy.failed} onRetry={retry} />
      </li>
    )
  const { items, next } = remote.value
  return (
    <>
      {items.map((product, place) => (
        <li key={product.id}>
          <ProductCard product={product} eager={from + place < atFirst} ref={place === 0 ? first : undefined} />
        </li>
      ))}
      {next !== null &&
        (left > 1 ? (
          <Part {...{ filter, pressed, onMore }} from={next} left={left - 1} />
        ) : (
          <MoreItems busy={false} onMore={onMore} />
        ))}
    </>
  )
}

interface Props {
  readonly filter: ProductFilter
  readonly parts: number
  readonly onMore: () => void
}

export const ProductParts = ({ filter, parts, onMore }: Props) => {
  const [pressed, setPressed] = useState(false)
  const more = (): void => {
    setPressed(true)
    onMore()
  }
  return (
    <ul className="products__grid">
      <Part {...{ filter, pressed }} from={0} left={parts} onMore={more} />
    </ul>
  )
}
