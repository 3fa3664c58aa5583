import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../postgres-cluster.mjs'
import { findProgram } from '../../debian.mjs'
import { Refusal, root } from '../../setup-run.mjs'
import { cleanEnvironment } from '../../start-server.mjs'
import { until } from './wait.mjs'

/** The repository's content without its mark as a sample, as a brand's own content in production. */
const unmarkedContent = (place) => {
  const content = path.join(place.folder, 'content')
  cpSync(path.join(root, 'content'), content, { recursive: true })
  rmSync(path.join(content, 'sample.json'))
  return content
}

const proxyText = (port, servers) => `
daemon off;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  client_max_body_size 50m;
  upstream careplus {
    ${servers.map((server) => `server 127.0.0.1:${server};`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://careplus;
      proxy_http_version 1.1;
      proxy_set_header connection '';
      proxy_set_header host $host:$server_port;
      proxy_set_header x-forwarded-for $remote_addr;
      proxy_connect_timeout 2s;
      proxy_read_timeout 60s;
    }
  }
}
`

/**
 * Two servers as in production, on one database and one folder of pictures, and nginx before them.
 * @param {{ databaseUrl: string, smtpPort: number }} settings
 */
export const startServers = async ({ place, databaseUrl, smtpPort }) => {
  const nginx = await findProgram('nginx', 'nginx-light')
  if (nginx === null) throw new Refusal("This drill needs nginx, of Debian's package nginx-light, and it is not here.")
  const content = unmarkedContent(place)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const servers = []
  for (const name of ['careplus-1', 'careplus-2']) {
    const own = await freePort()
    const folder = place.folderFor(name)
    const env = cleanEnvironment({
      PORT: String(own),
      CAREPLUS_MODE: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'data'),
      FILES_DIR: path.join(place.folder, 'pictures'),
      CONTENT_DIR: content,
      PUBLIC_URL: url,
      API_KEYS: 'careplus-web',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'CarePlus <hello@careplus.test>',
      IDENTITY_KEY: '0f'.repeat(32),
      TRUST_PROXY: '127.0.0.1',
      BILL_READING: 'off',
      LOG_LEVEL: 'warn',
    })
    const started = place.start(name, process.execPath, [path.join(root, 'server/dist/main.js')], {
      env,
      asCaller: true,
    })
    const ended = started.exited.then((code) => {
      throw new Error(`${name} ended with ${code}`)
    })
    ended.catch(() => undefined)
    await Promise.race([until(`${name} is ready`, () => place.logOf(name).includes('CarePlus is ready')), ended])
    servers.push({ name, url: `http://127.0.0.1:${own}`, readyAt: performance.now(), ...started })
  }
  const file = path.join(place.folderFor('nginx'), 'nginx.conf')
  writeFileSync(
    file,
    proxyText(
      port,
      servers.map((server) => new URL(server.url).port),
    ),
  )
  place.start('nginx', nginx, ['-p', place.folderFor('nginx'), '-e', 'stderr', '-c', file])
  await until('nginx answers', () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return { url, content, servers }
}
