import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const json = (name: string) => JSON.parse(read(name))
const { version, workspaces } = json('package.json') as { readonly version: string; readonly workspaces: string[] }

test('every package, the lock file and what one package asks of another have one version', () => {
  const { packages } = json('package-lock.json')
  const versions = workspaces.flatMap((name) => {
    const asked = json(`${name}/package.json`)
    const own = [asked, packages[name]].flatMap(({ dependencies = {} }) =>
      Object.entries(dependencies).filter(([dependency]) => dependency.startsWith('@careplus/')),
    )
    return [asked.version, packages[name].version, ...own.map(([, wanted]) => wanted)]
  })
  expect(new Set([json('package-lock.json').version, packages[''].version, ...versions])).toStrictEqual(
    new Set([version]),
  )
})

test('the changelog gives each release its day, and the newest is this version', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  const releases = headings.filter((heading) => heading !== 'Unreleased')
  expect(releases[0]?.split(' ')[0]).toBe(`[${version}]`)
  expect(releases.filter((heading) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/.test(heading ?? ''))).toStrictEqual([])
})
