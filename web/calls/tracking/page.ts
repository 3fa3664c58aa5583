import type { AgeLine } from '@careplus/core/loyalty-milk-code'
import { changes } from '../../page/changes'

export interface ShownPage {
  /** Of its route, `/product/{id}`. */
  readonly template: string
  /** Of the product that it shows; null: it shows none; undefined: it is not known yet. */
  readonly ageLine: AgeLine | null | undefined
}

/** Pages that show one product, which they have to tell of themselves. */
const ofProduct = ['/product/{id}', '/product/detail/{id}']

let page: ShownPage | null = null
const { onChange, changed } = changes()

export const shownPage = (): ShownPage | null => page

export const onPage = onChange

const show = (next: ShownPage | null): void => {
  page = next
  changed()
}

/** A page has come to the screen; null: one that is none of ours. */
export const pageShown = (template: string | null): void =>
  show(template === null ? null : { template, ageLine: ofProduct.includes(template) ? undefined : null })

/** For a page of one product, once it is known which. */
export const productShown = (ageLine: AgeLine): void => {
  if (page !== null && ofProduct.includes(page.template)) show({ ...page, ageLine })
}
