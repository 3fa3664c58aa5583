import { fileURLToPath } from 'node:url'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { alias } from '../vite.alias'
import manifest from './package.json' with { type: 'json' }

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** All ASCII, because a page in another encoding reads a classic script in its own. Saves a kilobyte of brotli. */
const smaller: Plugin = {
  name: 'smaller',
  transform: {
    filter: { id: /widget\/styles\.ts$/ },
    handler: (code) => {
      const start = code.indexOf('export const css = `')
      const sheet = code.slice(start)
      const small = sheet
        .replace(/([{};,])\s+/g, '$1')
        .replace(/\s+\{/g, '{')
        .replace(/;?\s*\}/g, '}')
        .replace(/([a-z]): /g, '$1:')
        .replace(/ ([>~]) /g, '$1')
      return code.slice(0, start) + small
    },
  },
  enforce: 'post',
  generateBundle: async (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') {
        const { code } = await minify(file.code, {
          ecma: 2020,
          compress: { passes: 3 },
          format: { ascii_only: true },
        })
        if (code !== undefined) file.code = code
      }
  },
}

/** dayjs's package has its ES modules beside, without an entry for them: they come a third of a kilobyte of brotli smaller. */
const esmOfDayjs = [
  { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
  { find: /^dayjs\/plugin\/(\w+)(\.js)?$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
]

/** No bundler drops methods of a prototype. The core adds months to a day in UTC and formats it; dayjs's other methods go. */
const unusedOfDayjs = [
  /^ {2}_?proto\.(?:isSame|isAfter|isBefore|unix|get|subtract|diff|locale|toJSON|toISOString|toString|utc|local|isUTC) = function.*\n(?: {3}.*\n|\n)* {2}\};$/gm,
  /^ {2}(?:m: monthDiff|a: absFloor),$/gm,
  /^\[\['\$ms'[^]*?^\}\);$/m,
]

const lessOfDayjs: Plugin = {
  name: 'less-of-dayjs',
  transform: {
    filter: { id: /dayjs\/esm\// },
    handler: (code, id) =>
      id.includes('/locale/')
        ? "export default { name: 'en' }"
        : unusedOfDayjs.reduce((rest, unused) => rest.replace(unused, ''), code),
  },
}

/** One file for a script tag: classic or module, and for `import` as well. The core is built in from its sources. */
export default defineConfig({
  root: folder('.'),
  resolve: { alias: [...alias, ...esmOfDayjs] },
  publicDir: false,
  define: { __VERSION__: JSON.stringify(manifest.version) },
  plugins: [lessOfDayjs, smaller],
  build: {
    outDir: folder('dist'),
    target: 'es2022',
    reportCompressedSize: false,
    lib: {
      entry: folder('define.ts'),
      formats: ['iife'],
      name: 'CareplusGrowth',
      fileName: () => 'careplus-growth.js',
    },
  },
})
