import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findNginx, makeCertificate } from '../../ops/drills/support/front.mjs'
import { replaced, shipped } from '../../ops/drills/support/shipped.mjs'
import { freePort } from '../../scripts/machine/postgres-cluster.mjs'

const nginx = await findNginx()
const folder = mkdtempSync(path.join(tmpdir(), 'careplus-staff-nginx-'))
const stops: Array<() => void> = []
let port = 0
let certificate: Awaited<ReturnType<typeof makeCertificate>>

beforeAll(async () => {
  if (nginx === null) return
  certificate = await makeCertificate(folder)
  const make = (line: string) => execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'ignore' })
  make(
    'req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout device.key -out device.csr -subj /CN=device',
  )
  make('x509 -req -in device.csr -CA ca.pem -CAkey ca.key -CAcreateserial -out device.pem -days 2')
  const server = createServer(({ headers, url }, response) => response.end(JSON.stringify({ headers, url })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  port = await freePort()
  const edits: ReadonlyArray<readonly [string, string]> = [
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['/etc/careplus/tls-staff/fullchain.pem', certificate.chain],
    ['/etc/careplus/tls-staff/privkey.pem', certificate.key],
    ['/etc/careplus/tls-staff/devices.pem', certificate.ca],
    ['192.0.2.0/24', '127.0.0.1/32'],
    ['/var/log/nginx/careplus-staff.log', path.join(folder, 'staff.log')],
    ['http://127.0.0.1:3101', `http://127.0.0.1:${(server.address() as AddressInfo).port}`],
  ]
  writeFileSync(
    path.join(folder, 'staff.conf'),
    edits.reduce((text, [from, to]) => replaced(text, from, to), shipped('nginx/careplus-staff.conf')),
  )
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(path.join(folder, name))
  const temporary = ['fastcgi', 'uwsgi', 'scgi', 'proxy'].map((name) => `${name}_temp_path ${folder}/${name};`)
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${folder}/nginx.pid; daemon off;
error_log ${folder}/error.log; events {}
http { client_body_temp_path ${folder}/body; ${temporary.join(' ')} include ${folder}/staff.conf; }`,
  )
  const running = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'e.log')])
  stops.push(() => running.kill())
  await vi.waitFor(() => ask({ device: true }), { timeout: 30_000 })
})
afterAll(() => {
  for (const stop of stops) stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Asked {
  readonly device?: boolean
  readonly where?: string
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}

const ask = ({ device = false, where = '/staff', from = '127.0.0.1', headers = {} }: Asked) =>
  new Promise<{ readonly status: number; readonly body: string }>((resolve, reject) => {
    const keys = device && {
      cert: readFileSync(path.join(folder, 'device.pem')),
      key: readFileSync(path.join(folder, 'device.key')),
    }
    const options = { host: '127.0.0.1', port, path: where, localAddress: from, headers, servername: 'localhost' }
    request({ ...options, ca: readFileSync(certificate.ca), ...keys }, (answer) => {
      let body = ''
      answer.on('data', (piece) => (body += String(piece)))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })

describe.skipIf(nginx === null)('the proxy in front of the console', () => {
  it('sends on a known device of a known network, by the public name and with the address of its caller', async () => {
    const headers = {
      authorization: 'Bearer x',
      'x-forwarded-for': '9.9.9.9',
      forwarded: 'for=9.9.9.9',
      host: '127.0.0.1',
    }
    const { status, body } = await ask({ device: true, where: '/staff/api/session/', headers })
    expect(status).toBe(200)
    const sent = (JSON.parse(body) as { headers: Record<string, string> }).headers
    expect(sent).toMatchObject({ host: 'staff.careplus.example', 'x-forwarded-for': '127.0.0.1' })
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['authorization']))
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['forwarded']))
  })

  it('refuses a device without a certificate of the company', async () => {
    expect((await ask({})).status).toBe(400)
  })

  it('refuses another network, also with a certificate', async () => {
    expect((await ask({ device: true, from: '127.0.0.2' })).status).toBe(403)
  })

  it('shows nothing of the machine but the console', async () => {
    expect((await ask({ device: true, where: '/metrics' })).status).toBe(404)
    expect((await ask({ device: true, where: '/' })).status).toBe(302)
  })
})
