import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias } from './vite.alias.ts'

const properties = fileURLToPath(new URL('tests/mutation.properties.ts', import.meta.url))

const feature = process.env['MUTATED_FEATURE'] ?? '**'

/** What may kill a mutant of a feature of the core's domain: that feature's own tests. */
export default defineConfig({
  resolve: { alias: [...alias, { find: '@fast-check/vitest', replacement: properties }] },
  test: {
    include: [`core/domain/${feature}/**/*.test.ts`],
    // The tests of zones ask other processes, which know of no mutant.
    exclude: ['**/zones.test.ts', '**/node_modules/**', '**/dist/**'],
    setupFiles: ['tests/seed.setup.ts'],
    // One seed for every run, so that each run kills the same mutants.
    env: { TEST_SEED: '20260101' },
    // Each run has a fresh thread; within it the files share what they have read.
    isolate: false,
    // Mutated code is slower, and Stryker has time-outs of its own.
    testTimeout: 60_000,
    maxWorkers: 1,
  },
})
