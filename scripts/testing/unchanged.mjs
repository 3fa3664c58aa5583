import { changedSinceMain } from './changed.mjs'

/** Prefixes of the files that all of these tests use. */
export const common = [
  '.ci/',
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
  'scripts/postgres.mjs',
  'scripts/program.mjs',
  'scripts/setup',
  'scripts/start',
  'scripts/testing/',
  'server/main.ts',
  'server/createServer.ts',
  'server/modules.ts',
  'server/services.ts',
  'server/startWork.ts',
  'server/platform/config/',
  'server/testing/ownDatabase',
  'tests/commands/fixtures',
  'tests/setup/commands.ts',
]
const store = ['server/platform/store/', 'server/platform/storage/', 'server/platform/files/']

/** Each takes a minute or more, and few changes affect it. Points, stock and children's data are tested in each run. */
export const madeOf = {
  'tests/commands/backup.test.ts': [
    ...store,
    'server/platform/backup/',
    'server/commands/',
    'server/erasures/',
    'server/demo/',
    'ops/',
    'deploy/',
    'tests/commands/backup',
  ],
  'tests/commands/release.test.ts': [
    'scripts/release',
    'scripts/build',
    'scripts/web-build/',
    'server/package.json',
    'server/vite.config.ts',
    'server/commands/',
    'server/content/',
    'vite.',
    'deploy/',
    'tests/commands/release',
  ],
  'tests/races/embeddedRaces.test.ts': [
    ...store,
    'adapters/exports/contract',
    'adapters/exports/internal/contract',
    'adapters/http/contract/',
    'server/account/session/',
    'server/loyalty/',
    'server/platform/http/',
    'server/testing/catalogue',
    'tests/races/',
  ],
  'tests/pack': [
    'adapters/',
    'content/',
    'core/',
    'docs/',
    'LICENSE',
    'README.md',
    'scripts/',
    'tests/pack/',
    'tsconfig.base.json',
  ],
  'tests/receipts/recognition.test.ts': [
    'core/domain/loyalty/reading/',
    'core/testing/',
    'scripts/pictures/',
    'server/loyalty/bills/',
    'server/platform/pictures/',
    'server/platform/queue/',
    'server/platform/ocr/',
    'server/platform/storage/',
    'server/testing/inlineNormalizer',
    'content/products.json',
    'content/shops.json',
    'tests/receipts/',
  ],
}

/**
 * The tests to leave out because their files are unchanged.
 * @param {readonly string[] | null} changed names of files; null where it is not known what has changed
 * @returns {string[]} paths of tests
 */
export const testsOfUnchanged = (changed) =>
  changed === null
    ? []
    : Object.entries(madeOf)
        .filter(([, parts]) => ![...common, ...parts].some((part) => changed.some((name) => name.startsWith(part))))
        .map(([test]) => test)

/** @param {string} root the repository's folder */
export const unchangedTests = (root) => testsOfUnchanged(changedSinceMain(root))
