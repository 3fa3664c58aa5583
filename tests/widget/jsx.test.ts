import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { CareplusGrowth } from '../../widget/element'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What TypeScript says of each file with React's JSX. */
const faultsOf = (sources: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const files = new Map(sources.map((source, i) => [`${root}tests/widget/typed${i}.tsx`, source]))
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    types: [],
  }
  const { fileExists, readFile, getSourceFile, ...host } = ts.createCompilerHost(options)
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    fileExists: (name) => files.has(name) || fileExists(name),
    readFile: (name) => files.get(name) ?? readFile(name),
    getSourceFile: (name, language) =>
      files.has(name) ? ts.createSourceFile(name, files.get(name)!, language) : getSourceFile(name, language),
  })
  const faults = ts.getPreEmitDiagnostics(program)
  return [...files.keys()].map((name) =>
    faults
      .filter(({ file }) => file === undefined || file.fileName === name)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  )
}

const guideText = readFileSync(`${root}widget/README.md`, 'utf8')
const attributes = [...CareplusGrowth.observedAttributes, 'theme', 'hidden']

test('the guide has every attribute', () => {
  const table = [...guideText.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name)
  expect(table.filter((name) => name !== 'result' && name !== 'problems').toSorted()).toStrictEqual(
    attributes.toSorted(),
  )
})

test('the JSX of the guide has types; an unknown attribute, an impossible value and a result taken for granted are errors', () => {
  const guide = /```tsx\n([^]*?)```/.exec(guideText)?.[1] ?? ''
  const withAttribute = (attribute: string) =>
    `import type {} from '@careplus/widget/react'\nexport const growth = <careplus-growth ${attribute} />`
  const faulty = ['wieght="3"', 'sex="girl"', 'oncareplus-growth-result={({ detail }) => detail.heading}']
  const all = attributes.map((name) => `${name}={undefined}`).join(' ')
  expect(faultsOf([guide, ...[all, ...faulty].map(withAttribute)])).toStrictEqual([
    [],
    [],
    [expect.stringMatching(/'wieght' does not exist/)],
    [expect.stringMatching(/'"girl"' is not assignable/)],
    [expect.stringMatching(/possibly 'null'/)],
  ])
})
