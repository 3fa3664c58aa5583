import { CareplusGrowth } from './element'

/** From package.json, by the build. */
declare const __VERSION__: string

// A second script tag, or a page with its own element of this name, changes nothing.
if (typeof customElements !== 'undefined' && customElements.get('careplus-growth') === undefined) {
  globalThis.careplusGrowth = { version: __VERSION__ }
  customElements.define('careplus-growth', CareplusGrowth)
}
