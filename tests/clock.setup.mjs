/** `TEST_CLOCK`, as `23:30`: the time of day in UTC at which the process believes it began, on today's date. */
const begins = process.env['TEST_CLOCK'] ?? ''
if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(begins)) throw new Error(`TEST_CLOCK is no time of day: "${begins}"`)

const [hour = 0, minute = 0] = begins.split(':').map(Number)
const real = { Date, now: Date.now.bind(Date) }
const ahead = new Date().setUTCHours(hour, minute, 0, 0) - real.now()
/** The clock runs on from there, because a stopped clock would test something else. */
const now = () => real.now() + ahead

// The files of one process share the clock, and each of them runs this setup.
const mark = Symbol.for('careplus.test.clock')
if (!Object.hasOwn(Date, mark)) {
  const shifted = new Proxy(real.Date, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new real.Date(now()).toString(),
  })
  Object.assign(real.Date, { now, [mark]: begins })
  real.Date.prototype.constructor = shifted
  globalThis.Date = shifted
}
