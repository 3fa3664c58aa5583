import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { gitOrNull } from './scripts/checks/git.mjs'
import { alias } from './vite.alias.ts'

// What a whole run leaves out (scripts/testing/unchanged.mjs).
const leftOut = (process.env['TEST_LEFT_OUT'] ?? '').split(' ').filter((name) => name !== '')
const exclude = ['**/node_modules/**', '**/dist/**', ...leftOut]
// A test that needs a module's state as at a page's start asks for it (vi.resetModules): importing all anew for each file
// costs ten times what the tests do.
const isolate = false
// What shows a day as well as what keeps it must hold while it is yesterday in UTC, or tomorrow in Bangkok.
const clock = process.env['TEST_CLOCK'] === undefined ? [] : ['tests/clock.setup.mjs']
const setupFiles = ['tests/seed.setup.ts', ...clock]
// Without a commit each run draws other values.
const commit = gitOrNull('.', 'rev-parse', 'HEAD')
const seed = process.env['TEST_SEED'] ?? (commit === null ? undefined : String(Number.parseInt(commit.slice(0, 7), 16)))
// Vitest leaves one core to itself, which of two is half. A worker with an embedded store takes a gigabyte.
const maxWorkers = Math.min(4, availableParallelism())

/** Nothing is known of how long a file takes on a fresh clone; a core that gets a long one at the end leaves the other idle. */
class CommandsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isCommand = ({ project }: TestSpecification) => project.name === 'commands'
    return [...sorted.filter(isCommand), ...sorted.filter((file) => !isCommand(file))]
  }
}

// A busy machine is slow, not wrong: a time is one that only a test that hangs takes.
const mostMs = 60_000

/** `unit` and `web` need nothing but Node; `api` starts the real server on a real database; `house` looks at the repository
 * itself; `commands` runs its commands, as a person would, on the built app; `operations` is what only operators need. */
export default defineConfig({
  resolve: { alias },
  test: {
    ...(seed !== undefined && { env: { TEST_SEED: seed } }),
    maxWorkers,
    sequence: { sequencer: CommandsFirst },
    testTimeout: mostMs,
    hookTimeout: mostMs,
    expect: { poll: { timeout: mostMs / 2 } },
    // React takes what one file writes as text and the next draws in a document for one page that is drawn twice at once.
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
          // Each test is a handful of programs, one after another.
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      })),
    ],
  },
})
