import './setup-node.mjs'

/** `npm run dev`: pages from source, changed as they are edited, before the built server on `PORT`. */
const { runMain, root } = await import('./setup-run.mjs')
const pagesPort = 5173

await runMain(async () => {
  const { build, install } = await import('./setup.mjs')
  await install('inherit', { tools: false })
  await build(['server'])
  const [{ spawn }, { once }, { default: path }] = await Promise.all([
    import('node:child_process'),
    import('node:events'),
    import('node:path'),
  ])
  // The server takes the calls of one origin: here that of the pages.
  const env = { PUBLIC_URL: `http://127.0.0.1:${pagesPort}`, ...process.env }
  const api = spawn(process.execPath, ['server/dist/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  api.once('exit', (code) => process.exit(code ?? 1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => api.kill('SIGTERM'))
  // What it prints first is that it is ready, and where the pages will be.
  const [first] = await once(api.stdout, 'data')
  api.stdout.pause()

  process.env['API_URL'] ??= `http://127.0.0.1:${process.env['PORT'] || 3000}`
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: path.join(root, 'web/vite.config.ts'),
    server: { host: '127.0.0.1', port: pagesPort, strictPort: true },
  })
  await vite.listen()
  process.stdout.write(first)
  api.stdout.pipe(process.stdout)
})
