import { asText } from '../text/asText.js'

/** A path with named parts in braces: `/children/{id}`. */
export type PathTemplate = string

/** The matching template with its parameters, decoded and unchecked; or none. */
export type PathMatch<T extends PathTemplate = PathTemplate> =
  | {
      readonly _tag: 'matched'
      readonly template: T
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

const walk = <T>(
  from: Branch<T>,
  path: ReadonlyArray<string>,
  values: ReadonlyArray<string>,
): { readonly end: NonNullable<Branch<T>['end']>; readonly values: ReadonlyArray<string> } | null => {
  const [segment, ...rest] = path
  if (segment === undefined) return from.end === null ? null : { end: from.end, values }
  if (segment === '') return null
  const fixed = from.fixed.get(segment)
  const match = fixed === undefined ? null : walk(fixed, rest, values)
  if (match !== null) return match
  return from.open === null ? null : walk(from.open, rest, [...values, segment])
}

/** Matches a path to a template. A static path wins over a parameter. Throws if two templates match the same paths.
 * @example pathMatcher(['/article/{id}'])('/article/12') // => { _tag: 'matched', template: '/article/{id}', params: { id: '12' } } */
export const pathMatcher = <const T extends PathTemplate>(
  templates: ReadonlyArray<T>,
): ((path: string) => PathMatch<T>) => {
  const root = branch<T>()
  for (const template of templates) plant(root, template)
  return (path) => {
    const match = typeof path === 'string' && path.startsWith('/') ? walk(root, segments(path).map(decoded), []) : null
    return match === null
      ? { _tag: 'unmatched', path: asText(path) }
      : {
          _tag: 'matched',
          template: match.end.template,
          params: Object.fromEntries(match.end.names.map((name, i) => [name, match.values[i] ?? ''])),
        }
  }
}

/** The address of a template. Throws for a missing parameter.
 * @example pathTo('/article/{id}', { id: 12 }) // => '/article/12' */
export const pathTo = (template: PathTemplate, params: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`no value for {${name}} of ${template}`)
    return encodeURIComponent(value)
  })
