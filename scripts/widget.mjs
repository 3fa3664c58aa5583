/** `npm run widget [-- --build]`: builds <careplus-growth>, and serves a page with it (PORT, else 4180). */
import './setup-node.mjs'

const { Refusal, root, runMain, runTool } = await import('./setup-run.mjs')
await runMain(async () => {
  const { install } = await import('./setup.mjs')
  await install('stderr')
  const { step } = await import('./progress.mjs')
  await step({ doing: 'building the widget', done: 'widget built' }, async () => {
    const { code, output } = await runTool(
      'vite/bin/vite.js',
      ['build', '--config', 'widget/vite.config.ts', '--configLoader', 'runner'],
      { cwd: root, output: 'collect' },
    )
    if (code !== 0) throw new Refusal(`the widget does not build:\n${output}`)
  })
  const { integrity, serveWidget, sizes, versionedName } = await import('../widget/serve.mjs')
  const { bytes, gzip, brotli } = sizes()
  const kb = (size) => (size / 1000).toFixed(1)
  console.log(`widget/dist/careplus-growth.js: ${kb(bytes)} kB, ${kb(gzip)} gzipped, ${kb(brotli)} with brotli`)
  console.log(`widget/dist/${versionedName}: the same, integrity="${integrity()}"`)
  if (process.argv.includes('--build')) return
  const port = process.env['PORT'] ?? '4180'
  const { url } = await serveWidget({ port: Number(port) }).catch((error) => {
    const fault = {
      EADDRINUSE: 'is already in use',
      EACCES: 'may not be used by this user',
      ERR_SOCKET_BAD_PORT: 'is no port',
    }
    if (!Object.hasOwn(fault, error.code)) throw error
    throw new Refusal(`port ${port} on 127.0.0.1 ${fault[error.code]}; set PORT to another one.`)
  })
  console.log(`${url} shows it. Ctrl-C ends it.`)
})
