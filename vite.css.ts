import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CSSOptions } from 'vite'
import { placeOf, queryOf, utilityOf } from './vite.utilities'

interface Declaration {
  readonly prop: string
  value: string
  readonly remove: () => unknown
}

const tokens = readFileSync(fileURLToPath(new URL('./web/ui/tokens.css', import.meta.url)), 'utf8')
const length = /^--(?:s|text|r)-[\w-]+$/
const declared = [...tokens.matchAll(/^ *(--[\w-]+): ([^;]+);$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
)
const lengths = new Map(declared.filter(([name]) => length.test(name)))

/** Lengths are the same in every theme; inlined they take fewer bytes. */
const plainLengths = {
  postcssPlugin: 'plain-lengths',
  Declaration: (declaration: Declaration) => {
    if (length.test(declaration.prop)) declaration.remove()
    else
      declaration.value = declaration.value.replaceAll(
        /var\((--[\w-]+)\)/g,
        (token, name: string) => lengths.get(name) ?? token,
      )
  },
}

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>
type Plugin = Exclude<
  Extract<NonNullable<PostCss['plugins']>[number], { readonly postcssPlugin: string }>,
  (...all: never) => unknown
>
type Exit = Extract<NonNullable<Plugin['OnceExit']>, (...all: never) => unknown>
type Rule = Parameters<Exit>[0]['nodes'][number]
type Layer = InstanceType<Parameters<Exit>[1]['AtRule']>
type StyleRule = InstanceType<Parameters<Exit>[1]['Rule']>
type Source = NonNullable<StyleRule['source']>

const names: ReadonlySet<string> = new Set(declared.map(([name]) => name))

/** Variants join the sheet's own media query, before its rules. */
const appliedWords: Plugin = {
  postcssPlugin: 'applied-words',
  Once: (root, { AtRule, Declaration, Rule }) => {
    const groups = new Map<string, { query: string; source: Source; rules: Map<StyleRule, StyleRule> }>()
    root.walkAtRules('apply', (apply) => {
      const { parent, source } = apply
      if (!(parent instanceof Rule) || source === undefined) throw apply.error('@apply stands within a rule')
      for (const word of apply.params.split(/\s+/)) {
        const [, variant, name = ''] = /^(?:([\w-]+):)?(.+)$/.exec(word) ?? []
        const query = variant === undefined ? undefined : queryOf(variant)
        const written = utilityOf(name, names)
        if (written === undefined || (variant !== undefined && query === undefined))
          throw apply.error(`@apply has no word ${word}`)
        const declarations = written.split('; ').map((each) => {
          const [prop = '', value = ''] = each.split(': ')
          return new Declaration({ prop, value })
        })
        if (query === undefined) {
          apply.before(declarations)
          continue
        }
        if (parent.parent?.type !== 'root') throw apply.error(`@apply ${word} stands within another query`)
        const key = `${source.input.file} ${query}`
        const group = groups.get(key) ?? { query, source, rules: new Map<StyleRule, StyleRule>() }
        groups.set(key, group)
        const rule = group.rules.get(parent) ?? parent.clone().removeAll()
        group.rules.set(parent, rule.append(declarations))
      }
      apply.remove()
      if (parent.nodes.length === 0) parent.remove()
    })
    for (const { query, source, rules } of [...groups.values()].toSorted(
      (a, b) => placeOf(a.query) - placeOf(b.query),
    )) {
      const media = root.nodes.filter(
        (node): node is Layer =>
          node.type === 'atrule' && node.name === 'media' && node.source?.input.file === source.input.file,
      )
      const own = media.findLast(({ params }) => params === query)
      if (own !== undefined) {
        own.prepend([...rules.values()])
        continue
      }
      const made = new AtRule({ name: 'media', params: query, source, nodes: [...rules.values()] })
      const later = media.find(({ params }) => placeOf(params) > placeOf(query))
      if (later === undefined) root.append(made)
      else later.before(made)
    }
  },
}

const web = fileURLToPath(new URL('./web', import.meta.url))

/** The weakest first: no rule depends on the order in which chunks load their sheets. */
const layers = ['base', 'ui', 'shared', 'screen', 'wide'] as const

const isWide = (rule: Rule): boolean =>
  rule.type === 'atrule' && rule.name === 'media' && /^\(width >= \d+px\)$/.test(rule.params)

/** Rules for wide windows win over those for narrow ones. */
const layerOf = (sheet: string, rule: Rule): (typeof layers)[number] => {
  if (/^ui\/(?:base|tokens|fonts)\.css$/.test(sheet)) return 'base'
  // Forced colours win over everything.
  if (sheet === 'ui/forcedColors.css') return 'wide'
  if (sheet.startsWith('ui/')) return 'ui'
  if (/^(?:layouts|shared|app)\//.test(sheet)) return 'shared'
  return isWide(rule) ? 'wide' : 'screen'
}

const inLayers: Plugin = {
  postcssPlugin: 'layers',
  OnceExit: (root, { AtRule }) => {
    const rules = root.nodes.slice()
    root.removeAll()
    root.append(new AtRule({ name: 'layer', params: layers.join(', ') }))
    let last: Layer | undefined
    for (const rule of rules) {
      const file = rule.source?.input.file
      if (file === undefined) throw new Error('A rule of no sheet has no layer')
      const params = layerOf(relative(web, file), rule)
      if (last?.params !== params) {
        last = new AtRule({ name: 'layer', params, nodes: [] })
        root.append(last)
      }
      last.append(rule)
    }
  },
}

export const css = { postcss: { plugins: [appliedWords, plainLengths, inLayers] } }
