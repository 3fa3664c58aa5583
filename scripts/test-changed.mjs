/** `npm run test:changed [-- <since>]`: types, lint and the tests that a change can reach, and what that leaves out. */
import './setup-node.mjs'

// Loaded only once the version is known to be enough: what follows uses newer syntax.
const { runMain } = await import('./setup-run.mjs')
await runMain(async () => {
  const { changedRun } = await import('./changed/run.mjs')
  process.exit(await changedRun(process.argv.slice(2)))
})
