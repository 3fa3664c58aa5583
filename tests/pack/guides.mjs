import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplesOf } from './readme.mjs'
import { compileStrictly } from './strictGuides.mjs'

/** The suites of a guide that are to be copied: its blocks ```ts vitest and ```js node:test. */
const suitesOf = (markdown, kind) =>
  [...markdown.matchAll(/^```(\S+ \S+)\n([\s\S]*?)^```$/gm)].filter(([, of]) => of === kind).map(([, , code]) => code)

export const inGuides = async ({ step, run, same, printedLines, project, installed, tool }) => {
  let folder = ''
  await step('a bare project for guides installs both, and vitest', async () => {
    const wanted = ['fast-check', 'vitest'].map((name) => `${name}@${installed(name)}`)
    folder = await project('bare-guides', wanted)
  })
  if (folder === '') return
  const guides = join(folder, 'node_modules/@careplus/core/guides')
  for (const file of readdirSync(guides)) {
    const markdown = readFileSync(join(guides, file), 'utf8')
    for (const example of examplesOf(markdown)) {
      await step(`${file}, ${example.name}: prints what it says`, async () => {
        const script = join(folder, `${file}-${example.name.replace(' ', '-')}.mjs`)
        writeFileSync(script, example.code)
        same('printed', printedLines(await run(process.execPath, [script], folder)), example.expected)
      })
    }
    for (const [at, code] of suitesOf(markdown, 'js node:test').entries()) {
      await step(`${file}, suite ${at + 1} for node:test passes`, async () => {
        const suite = join(folder, `guide${at + 1}.test.mjs`)
        writeFileSync(suite, code)
        const output = await run(process.execPath, ['--test', '--test-reporter=tap', suite], folder)
        const tests = Number(/^# pass (\d+)$/m.exec(output)?.[1] ?? 0)
        if (tests < 10) throw new Error(`only ${tests} tests passed\n${output}`)
        return `${tests} tests`
      })
    }
    for (const [at, code] of suitesOf(markdown, 'ts vitest').entries()) {
      await step(`${file}, suite ${at + 1} for vitest passes`, async () => {
        writeFileSync(join(folder, `guide${at + 1}.test.mts`), code)
        const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
        const output = await run(process.execPath, [vitest, 'run', '--no-color', `guide${at + 1}.test.mts`], folder)
        const tests = Number(/Tests +(\d+) passed/.exec(output)?.[1] ?? 0)
        if (tests < 10) throw new Error(`only ${tests} tests passed\n${output}`)
        return `${tests} tests`
      })
      await step(`${file}, suite ${at + 1} for vitest compiles as strict TypeScript`, () =>
        compileStrictly(folder, [`guide${at + 1}.test.mts`], tool),
      )
    }
  }
}
