import './setup-node.mjs'

// Loaded only once the version is known to be enough: what follows uses newer syntax.
const { runMain } = await import('./setup-run.mjs')
await runMain(async () => {
  const { runProgram } = await import('./setup-server.mjs')
  const { usePostgresPrograms } = await import('./postgres-cluster.mjs')
  usePostgresPrograms()
  await runProgram('backup')
})
