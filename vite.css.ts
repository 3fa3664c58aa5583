import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

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

/** Distances, letters and corners are the same in every theme: built, they stand where they are used, in fewer bytes. */
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

export const css = { postcss: { plugins: [plainLengths] } }
