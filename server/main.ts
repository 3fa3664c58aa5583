import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { readConfig, type Config } from './config/env.js'
import { sentence } from './config/readings.js'
import { createServer } from './createServer.js'
import { demoAccount, demoLegacyAccount } from './demo/seed.js'
import { openStore, type Store, type StoreRefusal } from './store/store.js'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const giveUp = (reason: string): never => {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

const storeSentence = (refusal: StoreRefusal): string => {
  switch (refusal._tag) {
    case 'FolderInUse':
      return `CarePlus cannot start: another CarePlus (process ${refusal.pid}) is using the data folder "${refusal.folder}".`
    case 'FolderNotWritable':
      return `CarePlus cannot start: the data folder "${refusal.folder}" cannot be written (${refusal.reason}).`
    case 'StoreDamaged':
      return `CarePlus cannot start: the store in the data folder "${refusal.folder}" is damaged; put a backup in its place, or move the folder away to begin anew.`
    case 'DatabaseUnreachable':
      return `CarePlus cannot start: the database of DATABASE_URL cannot be reached (${refusal.reason}).`
  }
}

const listenSentence = (failure: unknown, { host, port }: Config): string | null => {
  switch ((failure as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `CarePlus cannot start: port ${port} on ${host} is already in use; set PORT to another one.`
    case 'EACCES':
      return `CarePlus cannot start: port ${port} on ${host} may not be used by this user; set PORT to another one.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `CarePlus cannot start: this machine has no address ${host}; set HOST to another one.`
    default:
      return null
  }
}

const start = async (config: Config, store: Store): Promise<void> => {
  const running = await createServer(config, store).catch(async (failure: unknown) => {
    await store.close()
    const reason = listenSentence(failure, config)
    if (reason === null) throw failure
    return giveUp(reason)
  })
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    await running.stop()
    await store.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  say(`CarePlus is ready at ${running.address} (${config.mode} mode)`)
  if (config.mode === 'demo') {
    say(`Demo account: ${demoAccount.email}  password: ${demoAccount.password}`)
    say(
      `Account of the earlier site, to move over at /migration: ${demoLegacyAccount.email}  ${demoLegacyAccount.phone}`,
    )
    say(`Letters it would send: ${running.address}/outbox`)
  }
}

/** Seen from `server/dist/main.js`, so that it is found from whichever folder the server is started in. */
const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))

const config = readConfig({ WEB_DIR: builtWeb, ...process.env })
if (E.isLeft(config)) giveUp(sentence(config.left))
else {
  const store = await openStore(config.right.store, new Date())
  if (E.isLeft(store)) giveUp(storeSentence(store.left))
  else await start(config.right, store.right)
}
