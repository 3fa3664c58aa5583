import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram, hasFile } from '../../../scripts/machine/debian.mjs'
import { freePort } from '../../../scripts/machine/postgres-cluster.mjs'
import { Refusal, root } from '../../../scripts/setup-run.mjs'
import { startServer } from '../../../scripts/start-server.mjs'
import { replaced, shipped } from './shipped.mjs'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** @returns {Promise<string | null>} nginx with its brotli module; null where either cannot be had */
export const findNginx = async () => {
  const nginx = await findProgram('nginx', 'nginx')
  return nginx !== null && (await hasFile(brotli, 'libnginx-mod-http-brotli-static')) ? nginx : null
}

/**
 * A certificate for localhost and its authority, by openssl.
 * @param {string} folder
 * @returns {Promise<{ ca: string, chain: string, key: string }>} files
 */
export const makeCertificate = async (folder) => {
  const openssl = await findProgram('openssl', 'openssl')
  if (openssl === null) throw new Refusal('This machine has no openssl, and none could be installed.')
  const make = (line) => execFileSync(openssl, line.split(' '), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
  writeFileSync(
    path.join(folder, 'own.ext'),
    'subjectAltName=DNS:localhost\nbasicConstraints=CA:false\nextendedKeyUsage=serverAuth\n',
  )
  make(`req -x509 ${newKey} -keyout ca.key -out ca.pem -days 2 -subj /CN=careplus-drill`)
  make(`req ${newKey} -keyout own.key -out own.csr -subj /CN=localhost`)
  make(`x509 -req -in own.csr -CA ca.pem -CAkey ca.key -CAcreateserial -out own.pem -days 2 -extfile own.ext`)
  return certificateIn(folder)
}

export const certificateIn = (folder) => ({
  ca: path.join(folder, 'ca.pem'),
  chain: path.join(folder, 'own.pem'),
  key: path.join(folder, 'own.key'),
})

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const workersOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/**
 * @typedef {Awaited<ReturnType<typeof import('./place.mjs').openPlace>>} Place
 * @typedef {Awaited<ReturnType<typeof makeCertificate>>} Certificate
 * @typedef {{ url: string, plainUrl: string, ca: string, takeOut: (upstream: string) => Promise<void>,
 *   putBack: (upstream: string) => Promise<void>, end: () => Promise<unknown> }} Front `ca`: the file of the authority that signed its
 *   certificate; `takeOut` and `putBack`: one process, by its address, while it is replaced
 */

/**
 * nginx with the settings of deploy/nginx, on other ports than 80 and 443, with a test certificate.
 * @param {Place} place
 * @param {{ upstreams: readonly string[], port: number, believesCallers?: boolean, certificate?: Certificate, assets?: string }} options `upstreams`: addresses of the processes,
 *   `http://127.0.0.1:3001`; `believesCallers`: in whichever network they say to be, as behind another proxy;
 *   `certificate`: made beforehand; `assets`: where the folder of that name lies, in this build without it
 * @returns {Promise<Front>}
 */
export const startFront = async (
  place,
  { upstreams, port, believesCallers = false, certificate, assets = path.join(root, 'web/dist/client') },
) => {
  const nginx = await findNginx()
  if (nginx === null)
    throw new Refusal('This machine has no nginx with its brotli module, and none could be installed.')
  const plainPort = await freePort()
  const folder = place.folderFor('nginx')
  const { ca, chain, key } = certificate ?? (await makeCertificate(folder))
  for (const name of ['body', 'proxy']) mkdirSync(path.join(folder, name))
  const servers = upstreams.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=5s;`).join('\n    ')
  const edits = [
    [
      /    server 127\.0\.0\.1:3001 .*\n    server 127\.0\.0\.1:3002 .*\n/.exec(shipped('nginx/careplus.conf'))?.[0] ??
        'upstreams',
      `    ${servers}\n`,
    ],
    ...['80 default_server', '443 ssl http2 default_server', '80', '443 ssl http2'].map((words) => [
      `    listen [::]:${words};\n`,
      '',
    ]),
    ['listen 80', `listen 127.0.0.1:${plainPort}`],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['server_name careplus.example;', 'server_name localhost;'],
    ['https://$host$request_uri', `https://$host:${port}$request_uri`],
    ['/etc/careplus/tls/fullchain.pem', chain],
    ['/etc/careplus/tls/privkey.pem', key],
    ['/var/log/nginx/careplus.log', path.join(folder, 'careplus.log')],
    ['/srv/careplus', assets],
  ]
  writeFileSync(
    path.join(folder, 'careplus.conf'),
    edits.reduce((text, [from, to]) => replaced(text, from, to), shipped('nginx/careplus.conf')),
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${brotli};
${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
events { worker_connections 1024; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${believesCallers ? 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;' : ''}
  include careplus.conf;
}
`,
  )
  const started = place.start(
    'nginx',
    nginx,
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')],
    {
      asCaller: true,
    },
  )
  const over = new AbortController()
  void started.exited.then(() => over.abort())
  while (!over.signal.aborted && !(await answers(port))) await pause(20)
  if (over.signal.aborted) {
    const log = path.join(folder, 'error.log')
    throw new Error(`nginx did not start: ${existsSync(log) ? readFileSync(log, 'utf8') : ''}${place.logOf('nginx')}`)
  }
  const conf = path.join(folder, 'careplus.conf')
  /** Like an operator: `sed -i` and `systemctl reload nginx`. Resolves after the old workers have ended. */
  const reloaded = async (edit) => {
    const before = workersOf(started.pid)
    writeFileSync(conf, edit(readFileSync(conf, 'utf8')))
    process.kill(started.pid, 'SIGHUP')
    const until = performance.now() + 10_000
    while (performance.now() < until && workersOf(started.pid).some((worker) => before.includes(worker)))
      await pause(20)
  }
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    ca,
    takeOut: (upstream) => {
      const { host } = new URL(upstream)
      return reloaded((text) => replaced(text, `${host} max_fails=1`, `${host} down`))
    },
    putBack: (upstream) => {
      const { host } = new URL(upstream)
      return reloaded((text) => replaced(text, `${host} down`, `${host} max_fails=1`))
    },
    end: () => started.end('SIGQUIT'),
  }
}

/**
 * @param {Place} place
 * @param {Record<string, string>} settings of the server, the database's among them
 * @param {{ believesCallers?: boolean, certificate?: Certificate }} options as of `startFront`
 * @returns {Promise<Front & { apps: ReadonlyArray<Awaited<ReturnType<typeof startServer>>>, upstreams: readonly string[], stop: () => Promise<void> }>}
 */
export const startBehindFront = async (place, settings, options = {}) => {
  const port = await freePort()
  const ports = [await freePort(), await freePort()]
  const upstreams = ports.map((each) => `http://127.0.0.1:${each}`)
  const apps = []
  const shared = {
    PUBLIC_URL: `https://localhost:${port}`,
    TRUST_PROXY: 'loopback',
    FILES_DIR: path.join(place.folder, 'pictures'),
  }
  // In turn: the first one migrates.
  for (const PORT of ports.map(String)) apps.push(await startServer({ ...settings, ...shared, PORT }))
  const front = await startFront(place, { ...options, upstreams, port })
  const stop = async () => {
    await front.end()
    await Promise.all(apps.map((app) => app.stop()))
  }
  return { ...front, apps, upstreams, stop }
}
