import { defineConfig } from 'vite'
import { alias } from '../vite.alias'

/** fp-ts and io-ts are bundled, because Node cannot import their folders by name; other packages stay external. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias },
  ssr: { noExternal: ['fp-ts', 'io-ts', 'dayjs', 'xstate', /^@careplus\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: [
        'main',
        'platform/ocr/pictureProgram',
        ...['settings', 'staff', 'audit', 'backup', 'restore'].map((name) => `commands/${name}`),
      ].map((file) => `${import.meta.dirname}/${file}.ts`),
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
    },
  },
})
