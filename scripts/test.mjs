import './setup-node.mjs'

const { runMain } = await import('./setup-run.mjs')
await runMain(async () => {
  const { testRun } = await import('./testing/test-run.mjs')
  const code = await testRun(process.argv.slice(2))
  process.exit(code)
})
