import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { house } from './projectFolder.js'

const top = join(import.meta.dirname, '../..')

export const fileOf = (file: string, at: number): string => file.replace('/', `/planted${at}/`)

export const lintFiles = (files: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const built = house(files)
  const options = { cwd: built.folder, encoding: 'utf8' } as const
  const settings = join(top, '.oxlintrc.json')
  const tool = join(top, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(
    process.execPath,
    [tool, '-c', settings, '--format=unix', ...Object.keys(files)],
    options,
  )
  built.remove()
  return new Map(
    Object.keys(files).map((file) => [
      file,
      stdout
        .split('\n')
        .filter((line) => line.includes(`${file}:`))
        .join('\n'),
    ]),
  )
}
