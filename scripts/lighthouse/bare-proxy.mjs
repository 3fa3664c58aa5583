import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const withoutScripts = (html) =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

export const bareProxy = async (base) => {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url, base), { headers: { accept: request.headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    const plain = type.startsWith('text/html')
      ? Buffer.from(withoutScripts(await answer.text()))
      : Buffer.from(await answer.arrayBuffer())
    const isCompressed =
      /^text\/|javascript|json|svg/.test(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
      'access-control-allow-origin': '*',
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    })
    response.end(isCompressed ? brotliCompressSync(plain) : plain)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((closed) => server.close(closed)),
  }
}
