import './setup-node.mjs'

// Loaded only once the version is known to be enough: what follows uses newer syntax.
const { runMain } = await import('./setup-run.mjs')
await runMain(async () => {
  const { runProgram } = await import('./setup-server.mjs')
  await runProgram('audit')
})
