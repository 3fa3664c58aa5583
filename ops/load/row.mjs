import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../scripts/machine/postgres-cluster.mjs'
import { Refusal, root, run } from '../../scripts/setup-run.mjs'
import { cleanEnvironment } from '../../scripts/start-server.mjs'
import { productionSettings, startPictures, startProcess, unmarkedContent } from '../drills/support/servers.mjs'

const changed = (folder, change) => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.md'))) {
    const file = path.join(folder, name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
}
const unlimited = (text) => text.replace(/^member_limit: .*\n/m, '')

export const plentifulContent = (place) => {
  const content = unmarkedContent(place)
  changed(path.join(content, 'draws'), unlimited)
  changed(path.join(content, 'rewards'), (text) =>
    unlimited(text)
      .replace(/^stocked: .*$/m, 'stocked: 1000000')
      .replace(/^begin_date: .*$/m, 'begin_date: 2026-01-01')
      .replace(/^expire_date: .*\n/m, ''),
  )
  return content
}

/** @param {{ _tag: 'embedded', folder: string } | { _tag: 'postgres', url: string, poolSize: number }} store */
export const fillStore = async (store, members, content) => {
  const wanted = JSON.stringify({ store, members, content })
  const { code, output } = await run(process.execPath, [path.join(root, 'tests/load/dist/fillStore.js'), wanted], {
    output: 'collect',
    env: cleanEnvironment(),
  })
  if (code !== 0) throw new Refusal(`The store could not be filled: ${output}`)
}

export const startRow = async ({ place, row, store, content, smtpPort }) => {
  const servers = []
  const shared =
    store._tag === 'postgres'
      ? productionSettings({ place, url: 'https://localhost', databaseUrl: store.url, smtpPort })
      : { CAREPLUS_MODE: 'demo', TRUST_PROXY: 'loopback', BILL_READING: 'off', LOG_LEVEL: 'warn' }
  if (store._tag === 'postgres') await startPictures(place, shared)
  for (let at = 1; at <= row.processes; at += 1) {
    const [port, staffPort] = [await freePort(), await freePort()]
    const started = await startProcess(place, {
      name: `${row.name}-${at}`,
      port,
      content,
      settings: { ...shared, STAFF_PORT: String(staffPort) },
    })
    servers.push({ ...started, port, staffUrl: `http://127.0.0.1:${staffPort}` })
  }
  return servers
}
