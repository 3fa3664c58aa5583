import fc from 'fast-check'

// A commit draws the same values in every run; the next commit draws others.
const seed = Number(process.env['TEST_SEED'])
if (process.env['TEST_SEED'] !== undefined && !Number.isInteger(seed))
  throw new Error(`TEST_SEED is no whole number: "${process.env['TEST_SEED']}"`)
if (process.env['TEST_SEED'] !== undefined) fc.configureGlobal({ seed })
