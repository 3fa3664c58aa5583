import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { workerReady } from '../support/workerReady.js'
import { expect, test } from '../support/test.js'

test.use({ serviceWorkers: 'allow' })

const client = fileURLToPath(new URL('../../../web/dist/client/', import.meta.url))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** As an ordinary static host: folders redirect to a slash, and unknown paths get the frame. */
const staticHost = async (elsewhere: string) => {
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://host')
      if (pathname === '/moved') return void response.writeHead(302, { location: elsewhere }).end()
      const path = join(client, decodeURIComponent(pathname))
      if (!pathname.endsWith('/') && (await isFolder(path)))
        return void response.writeHead(301, { location: `${pathname}/${search}` }).end()
      const file = pathname.endsWith('/') ? join(path, 'index.html') : path
      const body = await readFile(file)
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body)
    }
    const frame = async (): Promise<void> => {
      const body = await readFile(join(client, 'app.html'))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
    }
    serve().catch(frame)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

test('behind a host that redirects, a page is shown at each visit, and so is where it leads', async ({
  page,
  app,
  faults,
}) => {
  faults.foresee(/404|Failed to load|JSON|Content-Security-Policy|frame-ancestors|ERR_/)
  const host = await staticHost(`${app.url}/about-us`)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${host.url}/about-us`)
  await expect(page).toHaveURL(/\/about-us\/$/)
  await workerReady(page)
  for (const address of ['/about-us', '/about-us?from=mail', '/about-us/', '/children-growth']) {
    const answer = await page.goto(host.url + address)
    expect(answer?.status(), address).toBe(200)
    await expect(heading).toBeVisible()
    await expect(page).toHaveURL(/\/(?:about-us|children-growth)\/(?:\?from=mail)?$/)
  }
  await page.goto(`${host.url}/moved`)
  await expect(page).toHaveURL(`${app.url}/about-us`)
  await expect(heading).toBeVisible()
  host.stop()
})
