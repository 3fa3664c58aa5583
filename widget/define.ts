import { CareplusGrowth } from './element'

// A second script tag, or a page with its own element of this name, changes nothing.
if (typeof customElements !== 'undefined' && customElements.get('careplus-growth') === undefined)
  customElements.define('careplus-growth', CareplusGrowth)
