import './setup-node.mjs'

/** `npm run dev` serves pages from source at `PORT` (5173), and restarts a server behind them at each change. */
const { runMain, root } = await import('./setup-run.mjs')

const freePort = async () => {
  const { createServer } = await import('node:net')
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

await runMain(async () => {
  const { install } = await import('./setup.mjs')
  await install('inherit', { tools: false })
  const [{ default: path }, { createServer }, { serveFromSource }] = await Promise.all([
    import('node:path'),
    import('vite'),
    import('./dev/dev-server.mjs'),
  ])
  const port = Number(process.env['PORT'] || 5173)
  const behind = await freePort()
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'
  process.env['API_URL'] = `http://127.0.0.1:${behind}`
  // The server accepts calls of one origin: that of the pages.
  const env = { PUBLIC_URL: `http://127.0.0.1:${port}`, ...process.env, PORT: String(behind) }
  // The server is ready before the pages; its first output waits for them.
  const words = []
  let log = (text) => words.push(text)
  const configFile = path.join(root, 'server/vite.config.ts')
  const server = await serveFromSource({
    configFile,
    entry: 'server/dist/main.js',
    folder: root,
    env,
    say: (text) => log(text),
  }).catch((failure) => {
    for (const text of words) process.stdout.write(text)
    if (typeof failure === 'number') process.exit(failure)
    throw failure
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop().then(() => process.exit(0)))
  const pages = await createServer({
    configFile: path.join(root, 'web/vite.config.ts'),
    server: { host: '127.0.0.1', port, strictPort: true },
  })
  await pages.listen()
  log = (text) => process.stdout.write(text)
  for (const text of words) log(text)
})
