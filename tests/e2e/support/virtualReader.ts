import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')

/** The reader asks the root of a node for what names it; the root of a node that has just left the page is an element. */
const rootsOfRemovedNodes =
  'Element.prototype.getElementById ??= function (id) { return this.querySelector("#" + CSS.escape(id)) }'

/** The virtual screen reader as a script that sets `window.VirtualReader`. Its file is a module, which a page's policy would refuse; a
 *  script that Playwright evaluates is not under that policy. */
export const virtualReader: string = (() => {
  const whole = readFileSync(file, 'utf8')
  const exported = /export\{(\w+) as Virtual,[^}]*\};?/
  const name = exported.exec(whole)?.[1]
  if (name === undefined) throw new Error('the virtual screen reader exports no Virtual')
  return `${rootsOfRemovedNodes};(() => {${whole.replace(exported, '')}\nwindow.VirtualReader = ${name} })()`
})()
