import './setup-node.mjs'

// Loaded only once the version is known to be enough: what follows uses newer syntax.
const { runMain } = await import('./setup-run.mjs')
await runMain(async () => {
  const { build, install } = await import('./setup.mjs')
  await install('inherit', { tools: false })
  await build()
})
