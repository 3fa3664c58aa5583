import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const byThemselves = ['setTimeout', 'setInterval', 'requestIdleCallback', 'whenIdle', 'useEffect', 'useLayoutEffect']
const shell = /^web\/(?:calls|app|page|layouts)\//

/** Imports of the shell for which a person waits, so a missing chunk may reload the page. */
const asked: Readonly<Record<string, string>> = {
  'web/calls/session/session.ts': 'the page waits to know who is here',
  'web/calls/session/rememberThenGo.ts': 'a press',
  'web/calls/session/returnAfterLogin.ts': 'on the way to sign in',
  'web/app/Page.tsx': 'in place of the page',
  'web/app/App.tsx': 'in place of the page',
  'web/layouts/Sheet.tsx': 'a press',
  'web/layouts/LayoutOf.tsx': 'the page itself',
}

const argumentsAt = (text: string, open: number): string => {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(open, at)
  }
  return text.slice(open)
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
const dynamic = /(?<!typeof )\bimport\(/g
const unasked = /unasked\(\s*\(\)\s*=>\s*import\(/g
const bare = (text: string): number => [...text.matchAll(dynamic)].length - [...text.matchAll(unasked)].length

/** A reload by an import that nobody waits for would lose input; empty: no fault. */
const faults = (file: string, source: string): ReadonlyArray<string> => {
  const text = withoutComments(source)
  const faulty: string[] = []
  if (shell.test(file) && asked[file] === undefined && bare(text) > 0) faulty.push('in the shell')
  if (/\bvoid import\(/.test(text)) faulty.push('void: nobody waits for it')
  for (const name of byThemselves)
    for (const { index } of text.matchAll(new RegExp(`\\b${name}\\(`, 'g')))
      if (bare(argumentsAt(text, index + name.length)) > 0) faulty.push(name)
  return faulty
}

test.each([
  ['web/calls/a.ts', "setTimeout(() => import('./b'), 20_000)", ['in the shell', 'setTimeout']],
  ['web/features/a/a.ts', "whenIdle(() => {\n  import('./b').then(run, () => undefined)\n}, 5)", ['whenIdle']],
  [
    'web/features/a/a.ts',
    "useEffect(() => {\n  void import('./b')\n}, [])",
    ['void: nobody waits for it', 'useEffect'],
  ],
  ['web/app/a.ts', "export const load = () => import('./b')", ['in the shell']],
  ['web/app/a.ts', "export const load = () => unasked(() => import('./b'))", []],
  ['web/features/a/a.ts', "useEffect(() => {\n  unasked(() => import('./b')).then(run)\n}, [])", []],
  ['web/features/a/a.ts', "const press = async () => (await import('./b')).run()", []],
])('%s: %j is told of', (file, text, expected) => expect(faults(file, text)).toStrictEqual(expected))

test('an import that nobody waits for goes through `unasked`, so that a chunk that never comes reloads no page', () => {
  const files = readdirSync(`${root}web`, { recursive: true, encoding: 'utf8' })
    .map((file) => `web/${file}`)
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$|^web\/(?:dist|staff|testing|node_modules)/.test(file),
    )
  expect(files.length).toBeGreaterThan(500)
  const faulty = files.flatMap((file) => {
    const found = faults(file, readFileSync(root + file, 'utf8'))
    return found.length === 0 ? [] : [`${file}: ${found.join(', ')}`]
  })
  expect(faulty).toStrictEqual([])
  expect(Object.keys(asked).filter((file) => !files.includes(file))).toStrictEqual([])
})
