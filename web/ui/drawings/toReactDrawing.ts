import type { SvgElement } from '@careplus/core/growth-pictures'
import { createElement, type ReactNode } from 'react'

/** React spells SVG's attributes its own way, but for `aria-` and `data-`; no drawing has those. */
const asReact = (name: string): string => name.replaceAll(/-./g, (dash) => dash.charAt(1).toUpperCase())

export const toReactDrawing = (node: SvgElement | string): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(
        node.tag,
        Object.fromEntries(Object.entries(node.attributes).map(([name, value]) => [asReact(name), value])),
        ...node.children.map(toReactDrawing),
      )
