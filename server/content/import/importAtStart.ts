import * as E from 'fp-ts/Either'
import { recordedTexts } from '@careplus/core/internal/consents'
import type { TextPage } from '@careplus/core/publications'
import type { Db } from '../../platform/store/store.js'
import { loadContent } from './loadContent.js'
import { faultLine, type ContentFault } from './contentFaults.js'
import { importContent } from './importContent.js'
import { pageHash } from './textHashes.js'

const faultLines = (faults: ReadonlyArray<ContentFault>): string =>
  faults.map((each) => `  ${faultLine(each)}`).join('\n')

const cannotImport = (folder: string, faults: ReadonlyArray<ContentFault>): string =>
  `CarePlus cannot start: the content in "${folder}" cannot be imported:\n${faultLines(faults)}`

/** Null: the content is usable, as far as it alone shows. */
export const contentFault = (folder: string): string | null => {
  const content = loadContent(folder)
  return E.isLeft(content) ? cannotImport(folder, content.left) : null
}

/** Published pages that differ from the texts under which this program would record consents. */
const otherTexts = async (db: Db): Promise<ReadonlyArray<string>> => {
  const stored = await db.selectFrom('publications').select(['key', 'page']).where('kind', '=', 'page').execute()
  const hashes = new Map(stored.map(({ key, page }) => [key, pageHash(page as TextPage, (page as TextPage).blocks)]))
  return recordedTexts.filter(({ slug, sha256 }) => hashes.get(slug) !== sha256).map(({ slug }) => slug)
}

const hasContent = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('settings').select('name').where('name', '=', 'content').executeTakeFirst()) !== undefined

/** Left: the reason why the server cannot start. Right: the faults of new content while the old stays, or null. */
export const contentAtStart = async (db: Db, folder: string, now: Date): Promise<E.Either<string, string | null>> => {
  const content = loadContent(folder)
  const imported = E.isLeft(content) ? content : await importContent(db, content.right, now)
  if (E.isRight(imported)) return E.right(null)
  if (!(await hasContent(db))) return E.left(cannotImport(folder, imported.left))
  const replacedTexts = await otherTexts(db)
  return replacedTexts.length === 0
    ? E.right(`The content in "${folder}" was not imported, and what was there stays:\n${faultLines(imported.left)}`)
    : E.left(
        `${cannotImport(folder, imported.left)}\nThe store has these texts, which differ from those of this release: ${replacedTexts.join(', ')}`,
      )
}
