import type { AgeLine } from '@careplus/core/loyalty-milk-code'
import { changes } from '../../page/changes'

export interface ShownPage {
  readonly template: string
  /** The product's age line; null: no product; undefined: not loaded yet. */
  readonly ageLine: AgeLine | null | undefined
}

const ofProduct = ['/product/{id}', '/product/detail/{id}']

let page: ShownPage | null = null
const { onChange, changed } = changes()

export const shownPage = (): ShownPage | null => page

export const onPage = onChange

const show = (next: ShownPage | null): void => {
  page = next
  changed()
}

/** null: a page without a route. */
export const pageShown = (template: string | null): void =>
  show(template === null ? null : { template, ageLine: ofProduct.includes(template) ? undefined : null })

export const productShown = (ageLine: AgeLine): void => {
  if (page !== null && ofProduct.includes(page.template)) show({ ...page, ageLine })
}
