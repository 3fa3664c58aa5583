import { fileURLToPath } from 'node:url'
import { socialNames } from '@careplus/core/session'
import * as E from 'fp-ts/Either'
import { brands } from './account/members/members.js'
import {
  describeStoreEnd,
  describeFolderFailure,
  describeListenFailure,
  describeStoreRefusal,
} from './commands/startFailures.js'
import type { Config } from './platform/config/env.js'
import { contentAtStart } from './content/import/importAtStart.js'
import { createServer } from './createServer.js'
import { demoAccount, demoLegacyAccount } from './demo/seed.js'
import { startStandIns, type StandIns } from './demo/standIns.js'
import { seedSampleStaff } from './demo/sampleStaff.js'
import { parseSettings } from './commands/parseSettings.js'
import { FolderUnusable } from './platform/storage/folder.js'
import { normalizerInProcesses } from './platform/pictures/pictureNormalizer.js'
import { childProcess, processOfUnit, type OpenProcess } from './platform/pictures/openProcess.js'
import { ocrInProcess } from './platform/ocr/ocrInProcess.js'
import { openStore, type Store } from './platform/store/store.js'

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const stopwatch = (): ((done: string) => void) => {
  let from = performance.now()
  return (done) => {
    process.stderr.write(`${done} in ${((performance.now() - from) / 1000).toFixed(1)} s\n`)
    from = performance.now()
  }
}

const exitWith = (reason: string): never => {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** A demo without providers gets samples of all, so that each sign-in method can be tried. */
const standInsFor = async ({ mode, social }: Config): Promise<StandIns | null> =>
  mode === 'demo' && socialNames.every((name) => social[name] === null) ? startStandIns() : null

/** The demo has a sample directory too, where the console may be tried as each role. */
const sampleStaffOf = async ({ staff }: Config, store: Store, standIns: StandIns | null): Promise<Config['staff']> => {
  if (standIns === null || staff === null || staff.directory !== null) return staff
  await seedSampleStaff(store.db, standIns.staff.issuer, new Date())
  return { ...staff, directory: standIns.staff }
}

const openerOf = ({ picturesSocket }: Config): OpenProcess =>
  picturesSocket === null
    ? childProcess(new URL('./pictureProgram.js', import.meta.url))
    : processOfUnit(picturesSocket, (reason) => {
        process.stderr.write(`Nobody opens pictures at PICTURES_SOCKET: ${reason.message}\n`)
      })

const start = async (config: Config, store: Store, took: (done: string) => void): Promise<void> => {
  const content = await contentAtStart(store.db, config.contentFolder, new Date())
  if (E.isLeft(content)) {
    await store.close()
    return exitWith(content.left)
  }
  if (content.right === null) took('Content read')
  else process.stderr.write(`${content.right}\n`)
  const standIns = await standInsFor(config)
  const social = standIns?.social ?? config.social
  const staff = await sampleStaffOf(config, store, standIns)
  const open = openerOf(config)
  const [normalizer, textReader] = [normalizerInProcesses({ open }), ocrInProcess({ open })]
  const options = { normalizer, textReader, seeded: () => took('Demo account made') }
  const running = await createServer({ ...config, social, staff }, store, options).catch(async (failure: unknown) => {
    await store.close()
    const reason =
      failure instanceof FolderUnusable ? describeFolderFailure(failure) : describeListenFailure(failure, config)
    if (reason === null) throw failure
    return exitWith(reason)
  })
  let stopping = false
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    await running.stop()
    await normalizer.close()
    await standIns?.stop()
    await store.close()
    process.exit(code)
  }
  // Another process owns a lost folder, so nothing is written; after a clock change the server stops in order.
  void store.ended.then((end) => {
    process.stderr.write(`${describeStoreEnd(end)}\n`)
    return end._tag === 'ClockPutBack' ? stop(1) : process.exit(1)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
  took('Server started')
  print(`CarePlus is ready at ${running.address} (${config.mode} mode)`)
  if (config.mode === 'demo') {
    print(`Demo account: ${demoAccount.email}  password: ${demoAccount.password}`)
    print(
      `Account of the earlier site, to move over at /migration: ${demoLegacyAccount.email}  ${demoLegacyAccount.phone}`,
    )
    if (standIns !== null)
      print(
        `${socialNames.map((name) => brands[name]).join(', ')} are samples here: sign in at any of them with a made-up name`,
      )
    print(`Letters it would send: ${running.address}/outbox`)
    if (running.staffAddress !== null)
      print(
        `Console of staff: ${running.staffAddress}  (sign in as a sample person of each role, or with a token: npm run staff -- token make <name>)`,
      )
  }
}

/** Relative to `server/dist/main.js`, so that the current folder does not matter. */
const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))
const builtConsole = fileURLToPath(new URL('../../web/dist-staff', import.meta.url))
const ownContent = fileURLToPath(new URL('../../content', import.meta.url))

const config = parseSettings({
  WEB_DIR: builtWeb,
  STAFF_WEB_DIR: builtConsole,
  CONTENT_DIR: ownContent,
  ...process.env,
})
if (E.isLeft(config)) exitWith(config.left)
else {
  const took = stopwatch()
  const store = await openStore(config.right.store, new Date())
  if (E.isLeft(store)) exitWith(describeStoreRefusal(store.left))
  else {
    took('Store opened and migrated')
    await start(config.right, store.right, took)
  }
}
