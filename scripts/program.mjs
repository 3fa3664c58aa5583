/** `npm run staff`, `audit`, `backup` and `restore`: runs a program of the server after building changed code. */
import './setup-node.mjs'

const { root, runMain } = await import('./setup-run.mjs')
await runMain(async () => {
  const { build, install } = await import('./setup.mjs')
  const { usePostgresPrograms } = await import('./machine/postgres-cluster.mjs')
  const [name] = process.argv.splice(2, 1)
  usePostgresPrograms()
  await install('stderr', { tools: false })
  await build(['server'])
  process.chdir(root)
  await import(new URL(`../server/dist/${name}.js`, import.meta.url).href)
})
