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
    // These tests start other processes, which have no mutants.
    exclude: ['**/zones.test.ts', '**/node_modules/**', '**/dist/**'],
    setupFiles: ['tests/seed.setup.ts'],
    // One seed, so that each run kills the same mutants.
    env: { TEST_SEED: '20260101' },
    // Files of a run share their loaded modules.
    isolate: false,
    // Mutated code is slower, and Stryker has time-outs of its own.
    testTimeout: 60_000,
    maxWorkers: 1,
  },
})
