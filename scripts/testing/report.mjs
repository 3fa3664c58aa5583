/**
 * The results of one suite. A test is identified by suite, file and name, so that one run on two stores differs from
 * one run on neither.
 * @typedef {{ name: string, status: 'passed' | 'failed' | 'skipped', seconds?: number }} Result
 * @typedef {{ step: string, seconds: number, results: Result[], note?: string }} StepReport
 */

/** A property's seed differs in each run. */
const withoutSeed = (name) => name.replace(/ \(with seed=-?\d+\)/, '')

const lasting = (milliseconds) => (milliseconds === undefined ? {} : { seconds: milliseconds / 1000 })

/** @returns {Result[]} from vitest's JSON report; a file that could not be loaded counts as one failure */
export const fromVitest = (report, root = '') =>
  report.testResults.flatMap((file) => {
    const name = file.name.replace(root, '')
    if (file.assertionResults.length === 0) return file.status === 'failed' ? [{ name, status: 'failed' }] : []
    const results = file.assertionResults.map((test) => ({
      name: `${name} > ${withoutSeed(test.fullName)}`,
      status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      ...lasting(test.duration),
    }))
    // A broken hook fails only the file, not its tests.
    const hidden = file.status === 'failed' && !results.some(({ status }) => status === 'failed')
    return hidden ? [...results, { name, status: 'failed' }] : results
  })

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** @returns {Result[]} from Playwright's JSON report; one that passed only at a second go has failed */
export const fromPlaywright = (report) => {
  const results = report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `${spec.file} > ${spec.title} [${test.projectName}]`,
      status: { expected: 'passed', skipped: 'skipped' }[test.status] ?? 'failed',
      ...lasting(test.results?.reduce((whole, { duration }) => whole + duration, 0)),
    })),
  )
  return [...results, ...report.errors.map(({ message }) => ({ name: message ?? 'playwright', status: 'failed' }))]
}

/**
 * Compares a report with the exit code: a step without tests, or one that failed without naming a test, counts as
 * failed.
 * @returns {Result[]}
 */
export const heldTo = (step, code, results) => {
  if (results.length === 0) return [{ name: `${step} ran no test`, status: 'failed' }]
  return code === 0 || results.some(({ status }) => status === 'failed')
    ? results
    : [...results, { name: `${step} ended with ${code}`, status: 'failed' }]
}

/** @returns {Result[]} from the closing line `N passed, N failed` of a program; without one, its exit code decides */
export const fromClosingLine = (step, { code, output }) => {
  const found = [...output.matchAll(/(\d+) passed, (\d+) failed(?:, (\d+) skipped)?/g)].at(-1)
  if (!found) return [{ name: step, status: code === 0 ? 'passed' : 'failed' }]
  const many = (count, status) =>
    Array.from({ length: Number(count ?? 0) }, (_, index) => ({ name: `${step} ${status} ${index + 1}`, status }))
  return heldTo(step, code, [...many(found[1], 'passed'), ...many(found[2], 'failed'), ...many(found[3], 'skipped')])
}

/** Removes skipped tests that ran in `others`: a race runs on one store only. */
export const withoutRunElsewhere = (results, others) => {
  const ran = new Set(others.filter(({ status }) => status !== 'skipped').map(({ name }) => name))
  return results.filter(({ name, status }) => status !== 'skipped' || !ran.has(name))
}

/**
 * The PostgreSQL step without PostgreSQL: as many skipped tests as ran on the embedded store.
 * @param {Result[]} results
 * @returns {StepReport}
 */
export const withoutPostgres = (step, results) => ({
  step,
  seconds: 0,
  results: results.map(({ name }) => ({ name: `${name} (PostgreSQL)`, status: 'skipped' })),
  note: `${results.length} skipped: no PostgreSQL`,
})

/**
 * @param {StepReport[]} steps
 * @returns {StepReport[]}
 */
export const withoutSkips = (steps) =>
  steps.map(({ results, ...step }) => ({
    ...step,
    results: results.map((result) =>
      result.status === 'skipped' ? { ...result, name: `${result.name} (skipped)`, status: 'failed' } : result,
    ),
  }))

/** @param {StepReport[]} steps */
export const summary = (steps) => {
  const count = (status) => steps.flatMap(({ results }) => results).filter((result) => result.status === status).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/**
 * @param {StepReport[]} steps
 * @returns {{ step: string, name: string, seconds: number }[]}
 */
export const slowest = (steps, count = 20) =>
  steps
    .flatMap(({ step, results }) => results.map(({ name, seconds = 0 }) => ({ step, name, seconds })))
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)

/** A case of a table may have a long name. */
const shortened = (name) => (name.length > 150 ? `${name.slice(0, 149)}…` : name)

/** @param {ReturnType<typeof slowest>} tests */
export const slowTable = (tests) =>
  tests
    .map(({ step, name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${step}: ${shortened(name)}`)
    .join('\n')

/** @param {StepReport[]} steps */
export const table = (steps) =>
  steps
    .flatMap(({ step, seconds, results, note }) => [
      `  ${step.padEnd(22)} ${closingLine(summary([{ step, seconds, results }])).padEnd(36)} ${seconds.toFixed(1)} s`,
      ...(note ? [`    ${note}`] : []),
      ...results.filter(({ status }) => status === 'failed').map(({ name }) => `    failed: ${name}`),
    ])
    .join('\n')
