import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageKind } from '@careplus/core/loyalty'
import { sha256 } from '../../platform/crypto/tokens.js'
import { fault, type ContentFault } from './contentFaults.js'
import { withNight } from '../pictures/nightPicture.js'

/** Shapes only: nothing that runs, fetches, or needs a font. */
const elements = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect'])
const attributes = new Set(
  `xmlns viewBox width height d cx cy r rx ry x y fill opacity stroke stroke-width stroke-linecap stroke-linejoin
  stroke-dasharray transform`.split(/\s+/),
)
const largestBytes = 4096

const tag = /<\/?([a-zA-Z]+)((?:\s+[a-zA-Z-]+="[\w\s#.,:/()-]*")*)\s*\/?>/g

const problemOf = (svg: string): string | null => {
  if (Buffer.byteLength(svg) >= largestBytes) return 'must be smaller than 4 kB'
  if (!/^<svg [^>]*viewBox="[\d. -]+"/.test(svg)) return 'must be a drawing with a viewBox'
  const rest = svg.replaceAll(tag, '').trim()
  if (rest !== '') return `must be shapes alone, and has ${rest.slice(0, 40)}`
  for (const [, name = '', attributeText = ''] of svg.matchAll(tag)) {
    if (!elements.has(name)) return `must be shapes alone, and has <${name}>`
    if (attributeText.includes('url(')) return 'must be shapes alone, and has url('
    for (const [, attribute = ''] of attributeText.matchAll(/\s([a-zA-Z-]+)=/g))
      if (!attributes.has(attribute)) return `must be shapes alone, and has ${attribute}=`
  }
  return null
}

export const versionOf = (svg: string | Uint8Array): string => sha256(svg).slice(0, 10)

export type Pictures = ReadonlyMap<string, string>

export const loadPictures = (
  folder: string,
): { readonly pictures: Pictures; readonly faults: ReadonlyArray<ContentFault> } => {
  const files = readdirSync(join(folder, 'pictures')).filter((name) => name.endsWith('.svg'))
  const texts = files.map((file) => ({ file, svg: readFileSync(join(folder, 'pictures', file), 'utf8') }))
  return {
    pictures: new Map(texts.map(({ file, svg }) => [file.slice(0, -'.svg'.length), versionOf(withNight(svg))])),
    faults: texts.flatMap(({ file, svg }) => {
      const problem = problemOf(svg)
      return problem === null ? [] : [fault({ file: `pictures/${file}`, line: 1, field: '' }, problem)]
    }),
  }
}

/** Other kinds use these shapes. */
export const shapeOf = {
  thumbnail_mobile: 'thumbnail',
  '400x400': 'square',
  detail_mobile: 'detail',
  homepage_single: 'banner',
} as const satisfies Readonly<Partial<Record<ImageKind, string>>>

export const shapes = ['thumbnail', 'square', 'detail', 'banner'] as const

/** A changed drawing gets another URL, so that a long-lived cache never shows an old one. */
export const pictureUrl = (pictures: Pictures, name: string): string =>
  `/pictures/${name}.svg?v=${pictures.get(name) ?? ''}`
