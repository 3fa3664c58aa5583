import './setup-node.mjs'

// Loaded only once the version is known to be enough: what follows uses newer syntax.
const { Refusal, runMain, root } = await import('./setup-run.mjs')
await runMain(async () => {
  const { build, install } = await import('./setup.mjs')
  await install()
  await build(['server'])
  process.chdir(root)
  const { settingsFault } = await import(new URL('../server/dist/settings.js', import.meta.url).href)
  const fault = settingsFault(process.env)
  if (fault !== null) throw new Refusal(fault)
  await build(['web'])
  await import(new URL('../server/dist/main.js', import.meta.url).href)
})
