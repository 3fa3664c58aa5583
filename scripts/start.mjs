import './setup-node.mjs'

// Loaded only once the version is known to be enough: what follows uses newer syntax.
const { runMain, root } = await import('./setup-run.mjs')
await runMain(async () => {
  const { build, install } = await import('./setup.mjs')
  await install()
  await build()
  process.chdir(root)
  await import(new URL('../server/dist/main.js', import.meta.url).href)
})
