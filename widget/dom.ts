import type { SvgElement } from '@careplus/core/growth-pictures'

/** `false`, `null` and `undefined` stand for nothing. */
type Child = Node | string | false | null | undefined
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>

const filled = <E extends Element>(node: E, attributes: Attributes, children: ReadonlyArray<Child>): E => {
  for (const [name, value] of Object.entries(attributes))
    if (value !== false && value !== null && value !== undefined)
      node.setAttribute(name, value === true ? '' : String(value))
  node.append(...children.filter((child) => child !== false && child !== null && child !== undefined))
  return node
}

/** An element made by calls alone: no markup is parsed, as a page with Trusted Types wants it. */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: ReadonlyArray<Child>
): HTMLElementTagNameMap[Tag] => filled(document.createElement(tag), attributes, children)

const svgNamespace = 'http://www.w3.org/2000/svg'

export const svg = (tag: string, attributes: Attributes = {}, ...children: ReadonlyArray<Child>): SVGElement =>
  filled(document.createElementNS(svgNamespace, tag) as SVGElement, attributes, children)

export const rendered = (node: SvgElement | string): Node =>
  typeof node === 'string'
    ? document.createTextNode(node)
    : svg(node.tag, node.attributes, ...node.children.map(rendered))
