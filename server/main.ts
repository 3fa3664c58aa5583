import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { readConfig, type Config } from './config/env.js'
import { sentence } from './config/readings.js'
import { contentAtStart } from './content/atStart.js'
import { createServer } from './createServer.js'
import { demoAccount, demoLegacyAccount } from './demo/seed.js'
import { FolderUnusable } from './storage/folder.js'
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

const folderSentence = ({ folder, reason }: FolderUnusable): string =>
  `CarePlus cannot start: the folder "${folder}" for pictures of bills cannot be written (${reason}).`

interface ListenFailure {
  readonly port?: number
  readonly address?: string
}

const listenSentence = (failure: unknown, { host: own, port: ownPort, staff }: Config): string | null => {
  const { code, port = ownPort, address = own } = failure as NodeJS.ErrnoException & ListenFailure
  const setting = port === staff?.port ? 'STAFF_PORT' : 'PORT'
  const host = setting === 'PORT' ? own : address
  switch (code) {
    case 'EADDRINUSE':
      return `CarePlus cannot start: port ${port} on ${host} is already in use; set ${setting} to another one.`
    case 'EACCES':
      return `CarePlus cannot start: port ${port} on ${host} may not be used by this user; set ${setting} to another one.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `CarePlus cannot start: this machine has no address ${host}; set HOST to another one.`
    default:
      return null
  }
}

const start = async (config: Config, store: Store): Promise<void> => {
  const content = await contentAtStart(store.db, config.contentFolder, new Date())
  if (E.isLeft(content)) {
    await store.close()
    return giveUp(content.left)
  }
  if (content.right !== null) process.stderr.write(`${content.right}\n`)
  const running = await createServer(config, store).catch(async (failure: unknown) => {
    await store.close()
    const reason = failure instanceof FolderUnusable ? folderSentence(failure) : listenSentence(failure, config)
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
    if (running.staffAddress !== null)
      say(`Console of staff: ${running.staffAddress}  (npm run staff -- token make <name> makes a token for it)`)
  }
}

/** Seen from `server/dist/main.js`, so that it is found from whichever folder the server is started in. */
const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))
const builtConsole = fileURLToPath(new URL('../../web/dist-staff', import.meta.url))
const ownContent = fileURLToPath(new URL('../../content', import.meta.url))

const config = readConfig({ WEB_DIR: builtWeb, STAFF_WEB_DIR: builtConsole, CONTENT_DIR: ownContent, ...process.env })
if (E.isLeft(config)) giveUp(sentence(config.left))
else {
  const store = await openStore(config.right.store, new Date())
  if (E.isLeft(store)) giveUp(storeSentence(store.left))
  else await start(config.right, store.right)
}
