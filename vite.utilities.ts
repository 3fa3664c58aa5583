import { breakpoints } from './web/ui/breakpoints'

/** Tailwind's words where it has one. Tokens for lengths and colours; sizes are in px unless a unit follows. */
export const keywords: Readonly<Record<string, string>> = {
  block: 'display: block',
  'inline-block': 'display: inline-block',
  flex: 'display: flex',
  'inline-flex': 'display: inline-flex',
  grid: 'display: grid',
  'inline-grid': 'display: inline-grid',
  contents: 'display: contents',
  hidden: 'display: none',
  'flex-wrap': 'flex-wrap: wrap',
  'flex-col': 'flex-direction: column',
  'flex-none': 'flex: none',
  'flex-1': 'flex: 1',
  static: 'position: static',
  relative: 'position: relative',
  absolute: 'position: absolute',
  fixed: 'position: fixed',
  sticky: 'position: sticky',
  isolate: 'isolation: isolate',
  'overflow-hidden': 'overflow: hidden',
  'overflow-visible': 'overflow: visible',
  'aspect-square': 'aspect-ratio: 1',
  'object-cover': 'object-fit: cover',
  'text-start': 'text-align: start',
  'text-center': 'text-align: center',
  'text-end': 'text-align: end',
  'whitespace-nowrap': 'white-space: nowrap',
  'text-pretty': 'text-wrap: pretty',
  'text-balance': 'text-wrap: balance',
  'text-inherit': 'color: inherit',
  'wrap-anywhere': 'overflow-wrap: anywhere',
  'no-underline': 'text-decoration: none',
  'cursor-pointer': 'cursor: pointer',
  'pointer-events-none': 'pointer-events: none',
  'list-disc': 'list-style: disc',
  'fill-none': 'fill: none',
  'bg-none': 'background: none',
  'content-empty': "content: ''",
  'rounded-half': 'border-radius: 50%',
  border: 'border: 1px solid var(--line)',
  'border-0': 'border: 0',
  'border-t': 'border-top: 1px solid var(--line)',
  'border-b': 'border-bottom: 1px solid var(--line)',
  'border-edge': 'border: 1px solid var(--edge)',
  'border-2-edge': 'border: 2px solid var(--edge)',
  'border-collapse': 'border-collapse: collapse',
  'outline-none': 'outline: none',
  'col-full': 'grid-column: 1 / -1',
  'col-auto': 'grid-column: auto',
  'opacity-0': 'opacity: 0',
  'appearance-none': 'appearance: none',
  'font-inherit': 'font: inherit',
  'cursor-default': 'cursor: default',
  'text-ellipsis': 'text-overflow: ellipsis',
  'list-none': 'list-style: none',
  'shadow-none': 'box-shadow: none',
  'border-y': 'border-block: 1px solid var(--line)',
  'border-edge-2': 'border: 1px solid var(--edge-2)',
  'border-2-edge-2': 'border: 2px solid var(--edge-2)',
  'break-inside-avoid': 'break-inside: avoid',
  'exact-colours': 'print-color-adjust: exact',
  'outline-ring': 'outline: 3px solid var(--anchan-700)',
  'align-middle': 'vertical-align: middle',
  'align-top': 'vertical-align: top',
  'select-none': 'user-select: none',
  'select-all': 'user-select: all',
  'max-w-column': 'max-width: var(--content)',
  'max-w-frame': 'max-width: calc(var(--content) + 2 * var(--gutter))',
  'min-h-screen': 'min-height: calc(100dvh - 56px)',
}

const aligned: Readonly<Record<string, string>> = {
  items: 'align-items',
  justify: 'justify-content',
  content: 'align-content',
  self: 'align-self',
  'justify-items': 'justify-items',
  'justify-self': 'justify-self',
  'place-items': 'place-items',
  'place-content': 'place-content',
  'place-self': 'place-self',
}
const spaced: Readonly<Record<string, string>> = {
  gap: 'gap',
  'gap-x': 'column-gap',
  'gap-y': 'row-gap',
  p: 'padding',
  px: 'padding-inline',
  py: 'padding-block',
  pl: 'padding-left',
  pr: 'padding-right',
  pt: 'padding-top',
  pb: 'padding-bottom',
  m: 'margin',
  mx: 'margin-inline',
  my: 'margin-block',
  ml: 'margin-left',
  mr: 'margin-right',
  mt: 'margin-top',
  mb: 'margin-bottom',
}
const sized: Readonly<Record<string, string>> = {
  w: 'width',
  h: 'height',
  'min-w': 'min-width',
  'min-h': 'min-height',
  'max-w': 'max-width',
  'max-h': 'max-height',
  inset: 'inset',
  'inset-x': 'inset-inline',
  'inset-y': 'inset-block',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
}
const coloured: Readonly<Record<string, string>> = {
  text: 'color',
  bg: 'background',
  fill: 'fill',
  stroke: 'stroke',
  border: 'border-color',
  outline: 'outline-color',
}

const columnOf = (part: string): string => (part === '1' ? 'minmax(0, 1fr)' : /\dfr$|px$/.test(part) ? part : 'auto')
const spaceOf = (part: string): string =>
  part === '0' || part === 'auto' || part.endsWith('px')
    ? part
    : part.startsWith('n')
      ? `calc(-1 * ${spaceOf(part.slice(1))})`
      : `var(--${part === 'gutter' ? '' : 's-'}${part})`
const sizeOf = (part: string): string =>
  part === 'full' ? '100%' : /^-?[1-9][\d.]*$|^-?0\.\d+$/.test(part) ? `${part}px` : part

const alternatives = (names: object): string => Object.keys(names).join('|')

const size = '-?\\d+(?:\\.\\d+)?(?:r?em|%|d?vh|vw|ch)?|full|auto|none|(?:max|min|fit)-content'
const space = '(?:n?(?:\\d+|gutter)|auto|(?:4[89]|[5-9]\\d|\\d{3})px)'

/** `n` before a token: below zero (`mx-ngutter`). */
const scales: ReadonlyArray<readonly [RegExp, (...parts: ReadonlyArray<string>) => string]> = [
  [
    new RegExp(`^(${alternatives(aligned)})-(center|start|end|stretch|baseline|between|flex-start|flex-end|normal)$`),
    (name = '', way = '') => `${aligned[name]}: ${way === 'between' ? 'space-between' : way}`,
  ],
  [
    new RegExp(`^(${alternatives(spaced)})-(${space}(?:-${space}){0,3})$`),
    (name = '', parts = '') => `${spaced[name]}: ${parts.split('-').map(spaceOf).join(' ')}`,
  ],
  [new RegExp(`^(${alternatives(sized)})-(${size})$`), (name = '', part = '') => `${sized[name]}: ${sizeOf(part)}`],
  [/^size-(\d+)$/, (part = '') => `width: ${sizeOf(part)}; height: ${sizeOf(part)}`],
  [/^cols-([2-9])$/, (count = '') => `grid-template-columns: repeat(${count}, minmax(0, 1fr))`],
  [
    /^cols-((?:1|auto|\d+(?:fr|px))(?:-(?:1|auto|\d+(?:fr|px)))*)$/,
    (parts = '') => `grid-template-columns: ${parts.split('-').map(columnOf).join(' ')}`,
  ],
  [/^text-(\d+)$/, (letters = '') => `font-size: var(--text-${letters})`],
  [/^font-(\d{3})$/, (weight = '') => `font-weight: ${weight}`],
  [/^leading-(\d(?:\.\d+)?)$/, (height = '') => `line-height: ${height}`],
  [/^rounded-(\w+)$/, (name = '') => `border-radius: var(--r-${name})`],
  [
    new RegExp(`^(${alternatives(coloured)})-([a-z]+(?:-\\w+)*)$`),
    (name = '', token = '') => `${coloured[name]}: var(--${token})`,
  ],
  [/^(col|row)-(\d)$/, (name = '', line = '') => `grid-${name === 'col' ? 'column' : 'row'}: ${line}`],
  [/^(col|row)-span-(\d)$/, (name = '', count = '') => `grid-${name === 'col' ? 'column' : 'row'}: span ${count}`],
  [/^rounded-(\d)px$/, (corner = '') => `border-radius: ${corner}px`],
  [/^outline-offset-(-?\d)$/, (distance = '') => `outline-offset: ${distance}px`],
  [/^stroke-(\d(?:\.\d+)?)$/, (width = '') => `stroke-width: ${width}`],
  [/^shadow-(sheet|half|float)$/, (name = '') => `box-shadow: var(--shadow-${name})`],
  [/^z-(-?\d+)$/, (level = '') => `z-index: ${level}`],
]

export const utilityOf = (word: string, tokens: ReadonlySet<string>): string | undefined => {
  const keyword = keywords[word]
  if (keyword !== undefined) return keyword
  for (const [pattern, declare] of scales) {
    const found = pattern.exec(word)
    if (found === null) continue
    const declared = declare(...found.slice(1))
    if ([...declared.matchAll(/var\((--[\w-]+)\)/g)].every(([, token = '']) => tokens.has(token))) return declared
  }
  return undefined
}

const isBreakpoint = (name: string): name is keyof typeof breakpoints => Object.hasOwn(breakpoints, name)
const widthOf = (name: string): number | undefined =>
  isBreakpoint(name) ? breakpoints[name] : /^\d+$/.test(name) ? Number(name) : undefined

/** `desktop:`, `max-large:`, `max-350:`, `print:`. */
export const queryOf = (variant: string): string | undefined => {
  if (variant === 'print') return 'print'
  if (variant === 'short') return '(height < 320px)'
  if (isBreakpoint(variant)) return `(width >= ${breakpoints[variant]}px)`
  const below = variant.startsWith('max-') ? widthOf(variant.slice('max-'.length)) : undefined
  return below === undefined ? undefined : `(width < ${below}px)`
}

/** Narrower windows later, then wider ones, print last. */
export const placeOf = (query: string): number => {
  const [, side, width] = /^\(width (<|>=) (\d+)px\)$/.exec(query) ?? []
  if (width !== undefined) return side === '<' ? -Number(width) : Number(width)
  return query === 'print' ? Number.POSITIVE_INFINITY : query === '(height < 320px)' ? 10_000 : Number.NEGATIVE_INFINITY
}
