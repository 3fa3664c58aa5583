import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const usesPlace =
  /\b(?:testPlace|placeThrough|ownSchema|startTestServer|own(?:Server|Store|StaffServer|CountedServer|Facebook)|emptyEmbedded)\(/

const knowsStores = /testDatabaseUrl|embeddedEngine|emptyEmbedded|place\.url/

/** All tables written, read, downloaded and erased by calls. */
const everyTable = [
  'server/platform/http/ownership.test.ts',
  'server/account/profile/exportProfile.test.ts',
  'server/account/profile/accountDeletion.test.ts',
]

/**
 * The API tests that run on the embedded store too, while all run on PostgreSQL. That is enough, because both are one
 * database in two builds with one dialect, and the differences have tests of their own:
 * - the store's suite, and tests that distinguish the stores;
 * - its files, locks, starts, crashes and copies, wherever the suite runs;
 * - each statement that PostgreSQL received, with its columns (`server/platform/store/everyStatement.test.ts`);
 * - its single connection, tested on PostgreSQL too (`server/testing/oneConversation.ts`).
 * @param {string} root the repository's folder
 * @returns {string[]} paths within it
 */
export const embeddedTests = (root) => {
  const textOf = (name) => readFileSync(path.join(root, name), 'utf8')
  const distinguishesStores = (name, text) =>
    usesPlace.test(text) && (name.startsWith('server/platform/store/') || knowsStores.test(text))
  return readdirSync(path.join(root, 'server'), { recursive: true })
    .map((name) => path.join('server', name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.test.ts') && !/\/(node_modules|dist)\//.test(name))
    .filter((name) => everyTable.includes(name) || distinguishesStores(name, textOf(name)))
    .sort()
}
