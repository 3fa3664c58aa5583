import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { todayInBangkok } from '../core/exports/calendar'
import { gitOrNull } from '../scripts/checks/git.mjs'
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

const licenceFile = 'careplus-growth.LICENSES.txt'

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

/** The commit's day, so that one commit gives one file and one hash. */
const builtOn = () => {
  const seconds = process.env['SOURCE_DATE_EPOCH'] ?? gitOrNull(folder('.'), 'log', '-1', '--format=%ct')
  return todayInBangkok(seconds === null ? Date.now() : Number(seconds) * 1000)
}

/** Says whose code is in the file, and writes it once more with its version in the name, beside the licences. */
const named: Plugin = {
  name: 'named',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const folders = file.moduleIds.flatMap((id) => {
        const [path, name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
        return path === undefined || name === undefined ? [] : [[name, path] as const]
      })
      const licences = [...new Map(folders)].toSorted().map(([name, path]) => {
        const { version, license } = JSON.parse(readFileSync(`${path}package.json`, 'utf8')) as Record<string, string>
        const text = readFileSync(`${path}LICENSE`, 'utf8').trim()
        return { name: `${name} ${version}`, short: `${license}, ${/^Copyright.*/m.exec(text)?.[0]}`, text }
      })
      const own = readFileSync(folder('LICENSE'), 'utf8').trim()
      const name = `${manifest.name} ${manifest.version}`
      const others = licences.map((one) => `${one.name} (${one.short})`).join(', ')
      const banner = `/*! ${name}, ${builtOn()}, ${manifest.license}. Contains ${others}. ${licenceFile} */\n`
      file.code = banner + file.code
      const texts = [{ name, text: own }, ...licences].map((one) => `${one.name}\n\n${one.text}\n`)
      this.emitFile({ type: 'asset', fileName: licenceFile, source: texts.join('\n\n') })
      const fileName = `careplus-growth-${manifest.version}.js`
      this.emitFile({ type: 'asset', fileName, source: file.code })
    }
  },
}

/** One file for a script tag: classic or module, and for `import` as well. The core is built in from its sources. */
export default defineConfig({
  root: folder('.'),
  resolve: { alias: [...alias, ...esmOfDayjs] },
  publicDir: false,
  define: { __VERSION__: JSON.stringify(manifest.version) },
  plugins: [lessOfDayjs, smaller, named],
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
