import { endPrograms } from './setup-run.mjs'

const exitCodes = { SIGINT: 130, SIGTERM: 143 }

/**
 * Where a run is cut off, by a signal or because its minutes are over: tells, ends what was started, and exits.
 * @param {{ minutes?: number, tell: (why: string) => void }} options
 * @returns {{ stop: () => void }} `stop`: the run is over
 */
export const onCutOff = ({ minutes, tell }) => {
  const cutOff = async (why, code) => {
    tell(why)
    await endPrograms()
    process.exit(code)
  }
  const onSignal = (signal) => void cutOff(`by ${signal}`, exitCodes[signal])
  const signals = Object.keys(exitCodes)
  for (const signal of signals) process.once(signal, onSignal)
  const limit =
    minutes === undefined ? undefined : setTimeout(() => void cutOff(`after ${minutes} minutes`, 1), minutes * 60_000)
  return {
    stop: () => {
      for (const signal of signals) process.off(signal, onSignal)
      clearTimeout(limit)
    },
  }
}
