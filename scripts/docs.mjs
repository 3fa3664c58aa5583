/**
 * `npm run docs`: builds the site for developers into docs/site: the reference of every export, the guides, tables made from the
 * code, and examples that run in the page. It asks for nothing from elsewhere: open docs/site/index.html, or serve the folder.
 * `-- --lists` writes docs/configuration.md and the lists of functions that end the guides instead.
 */
import './setup-node.mjs'

// Loaded only once the version is known to be enough: what follows uses newer syntax.
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
