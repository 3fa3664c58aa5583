import { CareplusGrowth } from './element'

// A second script tag, or a page that has an element of its own under this name, changes nothing.
if (typeof customElements !== 'undefined' && customElements.get('careplus-growth') === undefined)
  customElements.define('careplus-growth', CareplusGrowth)
