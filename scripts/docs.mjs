/**
 * `npm run docs` builds the developer site into docs/site; it works offline. `-- --lists` writes
 * docs/configuration.md and the function lists of the guides instead.
 */
import './setup-node.mjs'

const { runMain, root } = await import('./setup-run.mjs')
await runMain(async () => {
  const { install } = await import('./setup.mjs')
  await install('stderr')
  if (process.argv.includes('--lists')) {
    const { publicSurface } = await import('../docs/source/surface.mjs')
    const { writeLists } = await import('../docs/source/functionLists.mjs')
    const { writeConfiguration } = await import('../docs/source/configuration.mjs')
    writeConfiguration()
    return writeLists(publicSurface().surface)
  }
  const { step } = await import('./progress.mjs')
  const { drawSite } = await import('../docs/source/site.mjs')
  await step({ doing: 'drawing docs/site', done: 'docs/site drawn' }, () => drawSite(`${root}docs/site`))
})
