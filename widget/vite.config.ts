import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { alias } from '../vite.alias'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A page in another encoding than UTF-8, of which Thailand has some, reads a classic script in its own: the file is all ASCII. */
const ascii: Plugin = {
  name: 'ascii',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(
          /[^\0-\x7F]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

/** One file for a script tag: classic or module, and for `import` as well. The core is built in from its sources. */
export default defineConfig({
  root: here('.'),
  resolve: { alias },
  publicDir: false,
  plugins: [ascii],
  build: {
    outDir: here('dist'),
    target: 'es2022',
    reportCompressedSize: false,
    lib: { entry: here('define.ts'), formats: ['iife'], name: 'CareplusGrowth', fileName: () => 'careplus-growth.js' },
  },
})
