import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sha256 } from '../platform/crypto/tokens.js'
import { embeddedEngine } from '../platform/store/embedded.js'
import { migrate } from '../platform/store/migrate.js'
import { migrations } from '../platform/store/migrations/index.js'

/** One for each text of the migrations, which have run in it. */
const cached = fileURLToPath(
  new URL(`../../node_modules/.cache/careplus/store-${sha256(JSON.stringify(migrations))}`, import.meta.url),
)

/** Made under another name first, so that whoever comes meanwhile finds all of it or nothing. */
const makeOnce = async (place: string, make: (aside: string) => Promise<void>): Promise<void> => {
  if (existsSync(place)) return
  mkdirSync(dirname(place), { recursive: true })
  const aside = `${place}.${randomUUID()}`
  await make(aside)
  try {
    renameSync(aside, place)
  } catch (failure) {
    // Somebody else was quicker.
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(place)) throw failure
  }
}

/** Making an embedded database takes seconds, unpacking one a fraction: made once, then kept. */
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

/** Puts an embedded store into a data folder as its first start leaves it; copying one takes a fraction of a start. */
export const putEmptyStore = async (dataFolder: string): Promise<void> => {
  await makeOnce(cached, async (aside) => {
    const engine = await embeddedEngine(aside)
    await migrate(engine, new Date())
    await engine.close()
  })
  mkdirSync(dataFolder, { recursive: true })
  cpSync(cached, join(dataFolder, 'store'), { recursive: true })
}
