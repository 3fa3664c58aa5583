/** The longest time without output. */
const everyMs = 15_000

const secondsSince = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`

/**
 * Runs `work`, and reports at intervals that it continues.
 * @template A
 * @param {string} doing such as `building the web`
 * @param {() => Promise<A>} work
 * @param {(line: string) => void} [log] standard output is for what a command answers
 * @returns {Promise<A>}
 */
export const withWord = async (doing, work, log = console.error) => {
  const started = Date.now()
  const word = setInterval(() => log(`  still ${doing}, ${secondsSince(started)} …`), everyMs)
  try {
    return await work()
  } finally {
    clearInterval(word)
  }
}

/**
 * One step of a command: a line at its beginning, and one with its duration.
 * @template A
 * @param {{ doing: string, done: string }} words such as `building the web` and `web built`
 * @param {() => Promise<A>} work
 * @param {(line: string) => void} [log]
 * @returns {Promise<A>}
 */
export const step = async ({ doing, done }, work, log = console.error) => {
  const started = Date.now()
  const capital = (words) => words[0].toUpperCase() + words.slice(1)
  log(`${capital(doing)} …`)
  const result = await withWord(doing, work, log)
  log(`${capital(done)} in ${secondsSince(started)}`)
  return result
}
