import { defineConfig } from 'vitest/config'
import { alias } from './vite.alias.ts'

const exclude = ['**/node_modules/**', '**/dist/**']

/** `unit` and `web` need nothing but Node; `api` starts the real server on a real database; `house` runs the repository's own commands. */
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['core/**/*.test.ts', 'adapters/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude,
          // Nothing here keeps state in a module, and importing anew for each file costs ten times what the tests do.
          isolate: false,
          // A busy machine is slow, not wrong.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], exclude, testTimeout: 20_000 },
      },
      {
        extends: true,
        test: { name: 'api', include: ['server/**/*.test.ts'], exclude, testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tests/boundaries/**/*.test.ts', 'tests/setup/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
