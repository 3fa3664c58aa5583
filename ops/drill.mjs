import '../scripts/setup-node.mjs'
import { readdirSync } from 'node:fs'

const { Refusal, endPrograms, runMain } = await import('../scripts/setup-run.mjs')
const { figure, line } = await import('./drills/support/figures.mjs')
const { openPlace } = await import('./drills/support/place.mjs')

/**
 * A file of ops/drills is a drill of its name. It exports `about`, one line for the list, and `drill`, which rehearses
 * and measures one failure in a place of its own.
 * @typedef {object} Drilled
 * @property {Awaited<ReturnType<typeof openPlace>>} place
 * @property {(text: string) => void} say what is being done now, for a person who waits
 * @property {(name: string, value: number, unit: string, goal?: import('./drills/support/figures.mjs').Goal) => void} measured
 *   a figure, shown at once; one that misses its goal fails the drill, which goes on
 */
const folder = new URL('./drills/', import.meta.url)
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length))
  .sort()
const drillOf = (name) => import(new URL(`${name}.mjs`, folder).href)

await runMain(async () => {
  const json = process.argv.includes('--json')
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  if (wanted.length === 0) {
    for (const name of names) console.log(`npm run drill -- ${name.padEnd(12)} ${(await drillOf(name)).about}`)
    return
  }
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Refusal(`There is no drill "${unknown[0]}". There are: ${names.join(', ')}.`)

  const begun = Date.now()
  const log = (text) => console.error(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${text}`)
  const figures = []
  let place = null
  let stopped = null
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
    process.on(signal, () => {
      stopped ??= Promise.all([endPrograms(), place?.close()]).then(() => process.exit(code))
    })
  for (const name of wanted) {
    const { drill } = await drillOf(name)
    place = await openPlace(name)
    try {
      await drill({
        place,
        say: log,
        measured: (what, value, unit, goal = {}) => {
          figures.push(figure(name, what, value, unit, goal))
          console[json ? 'error' : 'log'](line(figures.at(-1)))
        },
      })
    } catch (error) {
      // Errors of an interrupted drill are not reported.
      if (stopped !== null) await stopped
      place.showLogs()
      throw error
    } finally {
      await place.close()
    }
  }
  if (json) console.log(JSON.stringify(figures, null, 2))
  const missed = figures.filter(({ ok }) => !ok)
  if (missed.length > 0)
    throw new Refusal(
      `The drill failed: ${missed.map(({ name, value, unit }) => `${name}: ${value} ${unit}`).join('; ')}.`,
    )
})
