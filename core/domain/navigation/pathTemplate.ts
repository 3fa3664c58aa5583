import { asText } from '../text/asText.js'

/** A path with named parts in braces: `/children/{id}`. */
export type PathTemplate = string

/** The template that a path fits, with its parts; or that it fits none. */
export type PathMatch<T extends PathTemplate = PathTemplate> =
  | {
      readonly _tag: 'matched'
      /** The template as it was given. */
      readonly template: T
      /** Decoded; a part with a broken escape is given as it stands. Not yet checked by any codec. */
      readonly params: Readonly<Record<string, string>>
    }
  | { readonly _tag: 'unmatched'; readonly path: string }

interface Branch<T> {
  readonly fixed: Map<string, Branch<T>>
  open: Branch<T> | null
  end: { readonly template: T; readonly names: ReadonlyArray<string> } | null
}

const branch = <T>(): Branch<T> => ({ fixed: new Map(), open: null, end: null })

const parameter = /^\{(\w+)\}$/

/** The segments of a path, its query and hash left out; with or without a trailing slash is one address. */
const segments = (path: string): ReadonlyArray<string> => {
  const pathname = path.replace(/[?#].*/s, '')
  return pathname === '/' ? [] : pathname.slice(1).replace(/\/$/, '').split('/')
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const plant = <T extends PathTemplate>(root: Branch<T>, template: T): void => {
  const names: Array<string> = []
  let at = root
  for (const segment of segments(template)) {
    const name = parameter.exec(segment)?.[1]
    const next = name === undefined ? (at.fixed.get(segment) ?? branch<T>()) : (at.open ?? branch<T>())
    if (name === undefined) at.fixed.set(segment, next)
    else {
      at.open = next
      names.push(name)
    }
    at = next
  }
  if (at.end !== null) throw new Error(`two templates for one address: ${at.end.template} and ${template}`)
  at.end = { template, names }
}

/** Fixed words are tried before parameters, from left to right, with backtracking. */
const walk = <T>(
  from: Branch<T>,
  path: ReadonlyArray<string>,
  values: ReadonlyArray<string>,
): { readonly end: NonNullable<Branch<T>['end']>; readonly values: ReadonlyArray<string> } | null => {
  const [segment, ...rest] = path
  if (segment === undefined) return from.end === null ? null : { end: from.end, values }
  if (segment === '') return null
  const fixed = from.fixed.get(segment)
  const found = fixed === undefined ? null : walk(fixed, rest, values)
  if (found !== null) return found
  return from.open === null ? null : walk(from.open, rest, [...values, segment])
}

/**
 * Which template an address belongs to: `pathMatcher(['/article/{id}', '/article/sensitive'])('/article/sensitive')`.
 * A static path wins over a parameter. Throws at once (a defect) where two templates stand for the same addresses.
 * @example
 * const match = pathMatcher(['/article/{id}', '/article/sensitive'])
 * match('/article/12?x=1') // => { _tag: 'matched', template: '/article/{id}', params: { id: '12' } }
 * match('/article/sensitive/') // => { _tag: 'matched', template: '/article/sensitive', params: {} }
 * match('/nothing') // => { _tag: 'unmatched', path: '/nothing' }
 */
export const pathMatcher = <const T extends PathTemplate>(
  templates: ReadonlyArray<T>,
): ((path: string) => PathMatch<T>) => {
  const root = branch<T>()
  for (const template of templates) plant(root, template)
  return (path) => {
    const found = typeof path === 'string' && path.startsWith('/') ? walk(root, segments(path).map(decoded), []) : null
    return found === null
      ? { _tag: 'unmatched', path: asText(path) }
      : {
          _tag: 'matched',
          template: found.end.template,
          params: Object.fromEntries(found.end.names.map((name, i) => [name, found.values[i] ?? ''])),
        }
  }
}

/**
 * The address of a template: `pathTo('/children/{id}', { id })`. A missing parameter is a defect and throws.
 * @example
 * pathTo('/article/{id}', { id: 12 }) // => '/article/12'
 */
export const pathTo = (template: PathTemplate, params: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`no value for {${name}} of ${template}`)
    return encodeURIComponent(value)
  })
