import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias } from './vite.alias.ts'

const properties = fileURLToPath(new URL('tests/mutation.properties.ts', import.meta.url))

/** What may kill a mutant of the core's domain: the domain's own tests. */
export default defineConfig({
  resolve: { alias: [...alias, { find: '@fast-check/vitest', replacement: properties }] },
  test: {
    include: ['core/domain/**/*.test.ts'],
    // The tests of zones ask other processes, which know of no mutant.
    exclude: ['**/zones.test.ts', '**/node_modules/**', '**/dist/**'],
    setupFiles: ['tests/mutation.setup.ts'],
    // Each run has a fresh thread; within it the files share what they have read.
    isolate: false,
    maxWorkers: 1,
  },
})
