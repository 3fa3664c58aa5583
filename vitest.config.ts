import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { gitOrNull } from './scripts/checks/git.mjs'
import { alias } from './vite.alias.ts'

// A whole run leaves these out (scripts/testing/unchanged.mjs).
const leftOut = (process.env['TEST_LEFT_OUT'] ?? '').split(' ').filter((name) => name !== '')
const exclude = ['**/node_modules/**', '**/dist/**', ...leftOut]
// A test that needs fresh module state calls vi.resetModules: fresh imports for each file cost ten times the tests.
const isolate = false
// Days must be right while it is yesterday in UTC, or tomorrow in Bangkok.
const clock = process.env['TEST_CLOCK'] === undefined ? [] : ['tests/clock.setup.mjs']
const setupFiles = ['tests/seed.setup.ts', ...clock]
// Without a commit each run uses other random values.
const commit = gitOrNull('.', 'rev-parse', 'HEAD')
const seed = process.env['TEST_SEED'] ?? (commit === null ? undefined : String(Number.parseInt(commit.slice(0, 7), 16)))
// Vitest leaves one core free, which is half of two. A worker with an embedded store takes a gigabyte.
const maxWorkers = Math.min(4, availableParallelism())

/** A fresh clone has no durations; a long file at the end would leave a core idle. */
class CommandsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isCommand = ({ project }: TestSpecification) => project.name === 'commands'
    return [...sorted.filter(isCommand), ...sorted.filter((file) => !isCommand(file))]
  }
}

// Milliseconds. A busy machine is slow: only a hanging test takes this long.
const mostMs = 60_000

/**
 * `api`: on a real database; `house`: the repository itself; `commands`: on the built app; `operations`: for
 * operators.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    ...(seed !== undefined && { env: { TEST_SEED: seed } }),
    maxWorkers,
    sequence: { sequencer: CommandsFirst },
    testTimeout: mostMs,
    hookTimeout: mostMs,
    expect: { poll: { timeout: mostMs / 2 } },
    // React warns if one document renders a page twice at once.
    onConsoleLog: (log) =>
      !log.includes('Detected multiple renderers concurrently rendering the same context provider'),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{core,adapters,scripts,docs}/**/*.test.ts'],
          exclude,
          isolate,
          setupFiles: [...setupFiles, 'tests/network.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude,
          isolate,
          setupFiles: [...setupFiles, 'tests/network.setup.ts', 'tests/web.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server/**/*.test.ts'],
          exclude,
          isolate,
          setupFiles,
          testTimeout: 2 * mostMs,
          hookTimeout: 2 * mostMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tests/{boundaries,deploy,docs,receipts,setup,widget}/**/*.test.ts'],
          exclude,
          setupFiles: ['tests/seed.setup.ts'],
        },
      },
      ...[
        { name: 'commands', include: ['tests/{commands,races}/**/*.test.ts'] },
        { name: 'operations', include: ['tests/operations/**/*.test.ts'] },
      ].map((project) => ({
        extends: true as const,
        test: {
          ...project,
          exclude,
          globalSetup: 'tests/commands/fixtures.setup.ts',
          // Milliseconds; each test runs a handful of programs.
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      })),
    ],
  },
})
