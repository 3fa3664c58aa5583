/** `TEST_CLOCK`: the time of day in UTC, as in `23:30`, at which a test's process takes itself to have begun, on the day it is. */
const begins = process.env['TEST_CLOCK'] ?? ''
if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(begins)) throw new Error(`TEST_CLOCK is no time of day: "${begins}"`)

const [hour = 0, minute = 0] = begins.split(':').map(Number)
const real = { Date, now: Date.now.bind(Date) }
const ahead = new Date().setUTCHours(hour, minute, 0, 0) - real.now()
/** It goes on from there: a clock that stood still would be another thing to test. */
const now = () => real.now() + ahead

// The files of one process share it, and each of them comes by here.
const mark = Symbol.for('careplus.test.clock')
if (!Object.hasOwn(Date, mark)) {
  const shifted = new Proxy(real.Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new real.Date(now()).toString(),
  })
  Object.assign(real.Date, { now, [mark]: begins })
  real.Date.prototype.constructor = shifted
  globalThis.Date = shifted
}
