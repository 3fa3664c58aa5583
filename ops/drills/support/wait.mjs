import { Refusal } from '../../../scripts/setup-run.mjs'

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export const until = async (what, asked, timeoutMs = 60_000) => {
  const end = performance.now() + timeoutMs
  for (;;) {
    const answer = await asked()
    if (answer) return answer
    if (performance.now() > end) throw new Refusal(`Gave up after ${timeoutMs / 1000} s: ${what}.`)
    await pause(100)
  }
}
