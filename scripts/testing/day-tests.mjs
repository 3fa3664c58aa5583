import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const turnsTime = /DateTimeFormat|[bB]angkok(?:Offset)?Ms|(?:get|set)UTC|Date\.UTC|utcDay/
/** Examples in comments use `Date.UTC`. */
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const calendar = 'core/domain/calendar/'
const isTest = (name) => /\.test\.tsx?$/.test(name)
const isProduct = (name) => !/\.(test|suite)\.|(^|\/)testing\//.test(name)
const withoutEnding = (name) => name.replace(/\.[jt]sx?$/, '')

// A build may remove its folder meanwhile.
const skipped = /^(?:node_modules|dist|dist-.*)$/
const filesUnder = (root, folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => {
      const name = path.join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(root, name) : name
    })
    .filter((name) => /\.tsx?$/.test(name))

/** Runs processes in all zones itself. */
const inAllZones = 'core/domain/calendar/zones.test.ts'

/**
 * The unit and web tests about days: the calendar's, and those that import a time conversion or its output. Only these
 * run again in other zones. That is enough, because the linter (`lint/localTime.mjs`) forbids the machine's time, and
 * all other tests run in a zone whose day differs from UTC's and Bangkok's.
 * @param {string} root the repository's folder
 * @returns {string[]} paths within it
 */
export const dayTests = (root) => {
  const files = ['core', 'adapters', 'web'].flatMap((folder) => filesUnder(root, folder))
  const textOf = (name) => readFileSync(path.join(root, name), 'utf8')
  const importsAny = (named, name) =>
    [...textOf(name).matchAll(/'(\.[^']*)'/g)].some(([, to]) => named.has(withoutEnding(path.join(name, '..', to))))
  const product = files.filter((name) => isProduct(name) && !name.startsWith(calendar))
  const turning = new Set(
    product.filter((name) => turnsTime.test(textOf(name).replaceAll(comments, ''))).map(withoutEnding),
  )
  const showing = new Set(product.filter((name) => importsAny(turning, name)).map(withoutEnding))
  const meetsDay = (name) => name.startsWith(calendar) || importsAny(turning, name) || importsAny(showing, name)
  return files.filter((name) => isTest(name) && name !== inAllZones && meetsDay(name)).sort()
}
