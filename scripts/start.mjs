import './setup-node.mjs'

const { Refusal, runMain, root } = await import('./setup-run.mjs')
await runMain(async () => {
  const [{ build, install }, { withWord }] = await Promise.all([import('./setup.mjs'), import('./progress.mjs')])
  await install('inherit', { tools: false })
  await build(['server'])
  process.chdir(root)
  // Reasons against a start are reported before the build, which takes a while.
  const first = async () => {
    const { settingsFault } = await import(new URL('../server/dist/settings.js', import.meta.url).href)
    const fault = settingsFault(process.env)
    if (fault !== null) throw new Refusal(fault)
  }
  await build(['web'], { first })
  await withWord('starting', () => import(new URL('../server/dist/main.js', import.meta.url).href))
})
