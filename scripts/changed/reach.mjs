import { importersOf, reachedFrom } from './imports.mjs'
import { featuresOf, journeysReached } from './journeys.mjs'

/** Of each suite no more than this is run, nearest first: so a change in one feature takes less than two minutes. */
const limits = { unit: 120, api: 12, house: 6, e2e: 15, operations: 6 }

const suites = {
  unit: /^(core|adapters|scripts|web)\/.*\.test\.tsx?$/,
  api: /^server\/.*\.test\.ts$/,
  house: /^tests\/(?!e2e\/|operations\/).*\.test\.ts$/,
  e2e: /^tests\/e2e\/.*\.spec\.ts$/,
  operations: /^tests\/operations\/.*\.test\.ts$/,
}

/** What starts whole commands and servers takes too long for anything but its own change. */
const startsAll = /^tests\/(commands|races|operations)\//

/** Tests that make the calls whose answer a change reaches: no import leads there from the handlers of a call. */
const callersOf = ({ away, tests, textOf, calls }) => {
  const handlers = [...away.keys()].filter((file) => /^server\/.*[hH]andlers\.ts$/.test(file))
  const answers = handlers.map((file) => ({ file, text: textOf(file) }))
  const distances = new Map(
    calls.flatMap(({ name, source }) => {
      const answered = answers.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map(({ file }) => file)
      const found = [source, ...answered].filter((file) => away.has(file)).map((file) => away.get(file))
      return found.length === 0 ? [] : [[name, Math.min(...found) + 1]]
    }),
  )
  return tests.flatMap((file) => {
    const made = [...textOf(file).matchAll(/\bcontract\.(\w+)/g)].map(([, name]) => distances.get(name) ?? Infinity)
    const distance = Math.min(...made)
    return distance === Infinity ? [] : [{ file, distance }]
  })
}

const nearest = (found) => {
  const shortest = new Map()
  for (const { file, distance } of found) shortest.set(file, Math.min(distance, shortest.get(file) ?? Infinity))
  return [...shortest].map(([file, distance]) => ({ file, distance }))
}

/** As many as the limit allows, by what each counts; the nearest is run in any case. */
const within = (files, limit, countOf) => {
  let count = 0
  return files.map((file, index) => {
    count += countOf(file)
    return { file, isRun: index === 0 || count <= limit }
  })
}

const testsIn = (text) => text.match(/^\s*test(\.\w+)?\(/gm)?.length ?? 1

/**
 * The tests that a change can reach, by imports, by the calls that it answers and by the pages that it shows.
 * @param {{ modules: Parameters<typeof importersOf>[0], changed: readonly string[], textOf: (file: string) => string,
 *   calls: readonly { name: string, source: string }[],
 *   routes: readonly { path: string, sources: readonly string[] }[] }} known `modules`: every source file of the house
 * @returns {Record<keyof typeof suites, { run: string[], leftOut: string[], further: string[] }>} `leftOut`:
 *   reached, but over the limit; `further`: what imports the change only by way of what everything is put together in
 */
export const testsReached = ({ modules, changed, textOf, calls, routes }) => {
  const importers = importersOf(modules)
  const away = reachedFrom(importers, changed)
  const anywhere = reachedFrom(importers, changed, { throughJoints: true })
  const all = modules.map(({ source }) => source)
  const features = new Set(changed.flatMap(featuresOf))
  const isOfFeature = ({ file }) => changed.includes(file) || featuresOf(file).some((name) => features.has(name))
  const imported = (pattern) =>
    [...away].filter(([file]) => pattern.test(file)).map(([file, distance]) => ({ file, distance }))
  const found = {
    unit: imported(suites.unit),
    api: nearest([
      ...imported(suites.api),
      ...callersOf({ away, tests: all.filter((file) => suites.api.test(file)), textOf, calls }),
    ]),
    house: imported(suites.house),
    e2e: journeysReached({
      importers,
      changed,
      away,
      specs: all.filter((file) => suites.e2e.test(file)),
      textOf,
      routes,
    }),
    operations: imported(suites.operations),
  }
  const chosen = (suite) => {
    // A test of the feature tells more than one that uses it; journeys are in that order already.
    const order = (a, b) => Number(isOfFeature(b)) - Number(isOfFeature(a)) || a.distance - b.distance
    const files = found[suite].toSorted(suite === 'e2e' ? () => 0 : order).map(({ file }) => file)
    const isTooLong = (file) => startsAll.test(file) && !changed.includes(file)
    const short = files.filter((file) => !isTooLong(file))
    const judged = within(short, limits[suite], suite === 'e2e' ? (file) => testsIn(textOf(file)) : () => 1)
    const further = suite === 'e2e' ? [] : [...anywhere.keys()].filter((file) => suites[suite].test(file))
    return {
      run: judged.filter(({ isRun }) => isRun).map(({ file }) => file),
      leftOut: [...judged.filter(({ isRun }) => !isRun).map(({ file }) => file), ...files.filter(isTooLong)],
      further: further.filter((file) => !files.includes(file)),
    }
  }
  return {
    unit: chosen('unit'),
    api: chosen('api'),
    house: chosen('house'),
    e2e: chosen('e2e'),
    operations: chosen('operations'),
  }
}
