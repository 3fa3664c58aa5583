import './setup-node.mjs'

const { runMain } = await import('./setup-run.mjs')

const asData = ({ path, layout, auth, ready, group, title }) => ({ path, layout, auth, ready, group, title })

const print = async () => {
  const { loadRouteTable } = await import('./web-build/sources.mjs')
  const routes = (await loadRouteTable()).map(asData)
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(routes, null, 2)}\n`)
    return
  }
  const width = Math.max(...routes.map(({ path }) => path.length))
  for (const { path, layout, auth, ready } of routes)
    process.stdout.write(
      `${path.padEnd(width)}  ${layout.padEnd(16)} ${auth ? 'signed in' : 'public   '}  ${ready ? 'ready' : 'not built'}\n`,
    )
  process.stdout.write(`${routes.length} paths, ${routes.filter(({ ready }) => ready).length} ready\n`)
}

await runMain(async () => {
  const { install } = await import('./setup.mjs')
  await install('stderr', { tools: false })
  await print()
})
