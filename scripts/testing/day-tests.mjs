import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Turns an instant into a day or an hour, or the other way round. */
const turnsTime = /DateTimeFormat|[bB]angkok(?:Offset)?Ms|(?:get|set)UTC|Date\.UTC|utcDay/
/** Examples in comments give an instant by `Date.UTC`. */
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const calendar = 'core/domain/calendar/'
const isTest = (name) => /\.test\.tsx?$/.test(name)
const isProduct = (name) => !/\.(test|suite)\.|(^|\/)testing\//.test(name)
const withoutEnding = (name) => name.replace(/\.[jt]sx?$/, '')

// A folder of a build may go while it is read.
const skipped = /^(?:node_modules|dist|dist-.*)$/
const filesUnder = (root, folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => {
      const name = path.join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(root, name) : name
    })
    .filter((name) => /\.tsx?$/.test(name))

/** Asks processes in all the zones by itself, wherever it runs. */
const inAllZones = 'core/domain/calendar/zones.test.ts'

/**
 * The unit and web tests that meet a day: the calendar's own, and those that import what turns an instant into a day or an
 * hour by itself, or what shows that. These alone run again in other zones. That is enough: the linter
 * (`lint/localTime.mjs`) lets nobody ask the machine for its own time, so a zone could reach a result only by what turns
 * time; and all the other tests run under the zone whose day is neither UTC's nor Bangkok's, where a day that was taken from
 * the machine is wrong by either.
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
