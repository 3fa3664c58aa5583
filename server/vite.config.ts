import { defineConfig } from 'vite'
import { alias } from '../vite.alias'

/**
 * One file that plain Node runs. fp-ts and io-ts go into it, because Node cannot import their folders by name; the
 * rest of npm stays outside.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias },
  ssr: { noExternal: ['fp-ts', 'io-ts', 'dayjs', 'xstate', /^@careplus\//] },
  build: {
    ssr: 'main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
})
