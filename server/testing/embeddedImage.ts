import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sha256 } from '../platform/crypto/tokens.js'
import { embeddedEngine } from '../platform/store/embedded.js'
import { migrate } from '../platform/store/migrate.js'
import { migrations } from '../platform/store/migrations/index.js'

/** One image for each version of the migrations. */
const cached = fileURLToPath(
  new URL(`../../node_modules/.cache/careplus/store-${sha256(JSON.stringify(migrations))}`, import.meta.url),
)

/** Renamed into place, so that another process finds all of it or nothing. */
const makeOnce = async (place: string, make: (aside: string) => Promise<void>): Promise<void> => {
  if (existsSync(place)) return
  mkdirSync(dirname(place), { recursive: true })
  const aside = `${place}.${randomUUID()}`
  await make(aside)
  try {
    renameSync(aside, place)
  } catch (failure) {
    // Another process was faster.
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(place)) throw failure
  }
}

/** Making an embedded database takes seconds, unpacking its image a fraction. */
export const emptyImage = async (): Promise<Blob> => {
  const file = `${cached}.tar`
  await makeOnce(file, async (aside) => {
    const engine = await embeddedEngine('memory://')
    await migrate(engine, new Date())
    writeFileSync(aside, Buffer.from(await (await engine.image()).arrayBuffer()))
    await engine.close()
  })
  return new Blob([readFileSync(file)])
}

/** Copies a store as the first start leaves it, which takes a fraction of a start. */
export const putEmptyStore = async (dataFolder: string): Promise<void> => {
  await makeOnce(cached, async (aside) => {
    const engine = await embeddedEngine(aside)
    await migrate(engine, new Date())
    await engine.close()
  })
  mkdirSync(dataFolder, { recursive: true })
  cpSync(cached, join(dataFolder, 'store'), { recursive: true })
}
