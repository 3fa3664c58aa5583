import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packages = ['react', 'inversify', 'fast-check', 'fp-ts']

export const house = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-house-'))
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'))
  for (const name of packages) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js' }),
    )
    write(`node_modules/${name}/index.js`, 'export const it = 1\n')
  }
  const dependencies = Object.fromEntries(packages.map((name) => [name, '1.0.0']))
  write('package.json', JSON.stringify({ name: 'house', type: 'module', dependencies }))
  for (const [name, text] of Object.entries(files)) write(name, text)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
