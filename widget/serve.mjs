import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' }
const read = (path) => readFileSync(new URL(path, import.meta.url))
const scriptFile = () => read('dist/careplus-growth.js')

/** The same file, with its version in the name. */
export const versionedName = `careplus-growth-${JSON.parse(String(read('package.json'))).version}.js`

/** Of the built file, for the attribute `integrity`. */
export const integrity = () => `sha384-${createHash('sha384').update(scriptFile()).digest('base64')}`

export const sizes = () => {
  const script = scriptFile()
  return {
    bytes: script.length,
    gzip: gzipSync(script, { level: 9 }).length,
    brotli: brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }
}

/** Scripts and styles of its own files alone, nothing inline, and no text made into markup. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Serves the demo, and `pages` beside it: path to HTML. @returns {Promise<{ url: string, close: () => Promise<void> }>} */
export const serveWidget = async ({ port = 0, pages = {}, policy = strictPolicy } = {}) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const name = pathname === '/' ? 'index.html' : pathname.slice(1)
    const send = (body, type) => {
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'content-security-policy': policy,
      })
      response.end(body)
    }
    if (name === 'careplus-growth.js' || name === versionedName) return send(read(`dist/${name}`), types.js)
    if (Object.hasOwn(pages, name)) return send(pages[name], types[name.split('.').at(-1)] ?? types.html)
    if (name === 'size.json') return send(JSON.stringify(sizes()), 'application/json')
    if (['index.html', 'demo.css', 'demo.js'].includes(name))
      return send(read(`demo/${name}`), types[name.split('.').at(-1)])
    response.writeHead(404).end()
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
