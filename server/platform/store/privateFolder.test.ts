import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { usableFolder } from '../storage/folder.js'
import { restrictAllToOwner, restrictToOwner } from './privateFolder.js'

const place = mkdtempSync(join(tmpdir(), 'careplus-own-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const at = (name: string, mode: number): string => {
  const made = join(place, name)
  mkdirSync(made, { recursive: true })
  chmodSync(made, mode)
  return made
}
const modeOf = (path: string): number => statSync(path).mode & 0o7777

it('keeps a folder to its owner, and not one that is for everybody', () => {
  const [open, shared, own] = [at('open', 0o755), at('shared', 0o1777), at('own', 0o500)]
  for (const each of [open, shared, own, join(place, 'nowhere')]) restrictToOwner(each)
  expect([open, shared, own].map(modeOf)).toStrictEqual([0o700, 0o1777, 0o500])
})

it('keeps everything in it to its owner', () => {
  const [whole, inside] = [at('whole', 0o777), at('whole/inside', 0o755)]
  const file = join(inside, 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o666)
  restrictAllToOwner(whole)
  expect([whole, inside, file].map(modeOf)).toStrictEqual([0o700, 0o700, 0o600])
})

it('keeps the folders of pictures to their owner, though they were there', async () => {
  const pictures = at('pictures', 0o755)
  await usableFolder(pictures)
  expect(modeOf(pictures)).toBe(0o700)
})
