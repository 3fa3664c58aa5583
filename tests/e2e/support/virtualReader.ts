import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')

/** The root of a node that was just removed is an element, where the reader expects a document. */
const rootsOfRemovedNodes =
  'Element.prototype.getElementById ??= function (id) { return this.querySelector("#" + CSS.escape(id)) }'

/** A page's policy would refuse the module; an evaluated script is not under it. */
export const virtualReader: string = (() => {
  const whole = readFileSync(file, 'utf8')
  const exported = /export\{(\w+) as Virtual,[^}]*\};?/
  const name = exported.exec(whole)?.[1]
  if (name === undefined) throw new Error('the virtual screen reader exports no Virtual')
  return `${rootsOfRemovedNodes};(() => {${whole.replace(exported, '')}\nwindow.VirtualReader = ${name} })()`
})()
