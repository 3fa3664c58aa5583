import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Runs on whichever store it is given. */
const usesPlace =
  /\b(?:testPlace|placeThrough|ownSchema|startTestServer|own(?:Server|Store|StaffServer|CountedServer|Facebook)|emptyEmbedded)\(/

/** Tells one store from the other. */
const knowsStores = /testDatabaseUrl|embeddedEngine|emptyEmbedded|place\.url/

/** Every table filled by calls, read by calls, downloaded and erased: what stands for all the rest on this store too. */
const everyTable = [
  'server/platform/http/ownership.test.ts',
  'server/account/profile/exportProfile.test.ts',
  'server/account/profile/accountDeletion.test.ts',
]

/**
 * The API tests that run on the embedded store as well, where all of them run on PostgreSQL. That is enough, for the two are one
 * database in two builds, behind one dialect, and what can differ is held by itself:
 * - the store's own suite, and what tells one store from the other, run here again;
 * - its files, locks, starts, crashes and copies are tested on the embedded store wherever the suite runs;
 * - that a statement is taken, and what its columns give, is proved for every statement that the run on PostgreSQL has sent
 *   (`server/platform/store/everyStatement.test.ts`);
 * - that there is one connection is held on PostgreSQL too, where what would wait for itself here is refused
 *   (`server/testing/oneConversation.ts`).
 * @param {string} root the repository's folder
 * @returns {string[]} paths within it
 */
export const embeddedTests = (root) => {
  const textOf = (name) => readFileSync(path.join(root, name), 'utf8')
  const tellsStores = (name, text) =>
    usesPlace.test(text) && (name.startsWith('server/platform/store/') || knowsStores.test(text))
  return readdirSync(path.join(root, 'server'), { recursive: true })
    .map((name) => path.join('server', name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.test.ts') && !/\/(node_modules|dist)\//.test(name))
    .filter((name) => everyTable.includes(name) || tellsStores(name, textOf(name)))
    .sort()
}
