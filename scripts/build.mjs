import './setup-node.mjs'

const { runMain } = await import('./setup-run.mjs')
await runMain(async () => {
  const { build, install } = await import('./setup.mjs')
  await install('inherit', { tools: false })
  await build()
})
