import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { loadContent, type Content } from '../content/import/loadContent.js'

export const ownContent = fileURLToPath(new URL('../../content', import.meta.url))

export interface ContentCopy {
  readonly folder: string
  readonly change: (file: string, from: string | RegExp, to: string) => void
  readonly drop: (file: string) => void
  readonly restore: () => void
  readonly read: () => Content
  readonly remove: () => void
}

export const contentCopy = (): ContentCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'careplus-content-'))
  cpSync(ownContent, folder, { recursive: true })
  const touched = new Set<string>()
  return {
    folder,
    change: (file, from, to) => {
      touched.add(file)
      const before = readFileSync(join(folder, file), 'utf8')
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${file} has no ${String(from)}`)
      writeFileSync(join(folder, file), after)
    },
    drop: (file) => {
      touched.add(file)
      rmSync(join(folder, file))
    },
    restore: () => {
      for (const file of touched) cpSync(join(ownContent, file), join(folder, file))
      touched.clear()
    },
    read: () => {
      const content = loadContent(folder)
      if (E.isLeft(content)) throw new Error(JSON.stringify(content.left))
      return content.right
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
