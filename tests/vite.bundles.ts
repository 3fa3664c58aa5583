import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { alias } from '../vite.alias.ts'

/** Packages stay external, except those that Node cannot import. The mode names the folder: `--mode bench`. */
export default defineConfig(({ mode }) => {
  const folder = fileURLToPath(new URL(mode, import.meta.url))
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  return {
    root: folder,
    logLevel: 'warn',
    resolve: { alias },
    ssr: { noExternal: ['fp-ts', 'io-ts'] },
    build: {
      ssr: true,
      outDir: path.join(folder, 'dist'),
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), path.join(folder, file)])),
      },
    },
  }
})
