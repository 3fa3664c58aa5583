import './setup-node.mjs'

// Imported after the version check: it uses newer syntax.
const { runMain } = await import('./setup-run.mjs')
await runMain(async () => {
  const { build, install } = await import('./setup.mjs')
  await install('inherit', { tools: false })
  await build()
})
