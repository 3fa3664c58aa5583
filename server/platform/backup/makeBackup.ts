import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { Config, StoreSettings } from '../config/env.js'
import { openStorage } from '../storage/openStorage.js'
import type { Storage } from '../storage/storage.js'
import { embeddedEngine } from '../store/embedded.js'
import { runQuery, type Engine } from '../store/engine.js'
import { EngineDb } from '../store/engineDb.js'
import type { Db } from '../store/store.js'
import { postgresEngine } from '../store/postgres.js'
import { packInto, type Packing } from './archive.js'
import { manifestName, pictureName, storeName, type Manifest } from './manifest.js'
import { dumpDatabase, versionOf } from './programs.js'
import { surveyOf, type Survey } from './survey.js'
import { unreachableDatabase } from './unreachable.js'
import { inWorkingFolder } from './workingFolder.js'

export interface Copying {
  readonly readImage: (config: Config) => Promise<E.Either<string, Uint8Array>>
  readonly record: (db: Db, now: Date) => Promise<void>
}

interface StoreCopy {
  readonly survey: Survey
  readonly postgres?: Manifest['postgres']
  readonly addTo: (packing: Packing) => Promise<void>
}

const surveyed = async (engine: Engine): Promise<Survey> => {
  try {
    return await surveyOf(engine)
  } finally {
    await engine.close()
  }
}

/** Opens the copy once, to prove that it works. */
const copyEmbedded = async (config: Config, { readImage }: Copying): Promise<E.Either<string, StoreCopy>> => {
  const image = await readImage(config)
  if (E.isLeft(image)) return image
  const bytes = image.right
  const survey = await surveyed(await embeddedEngine('memory://', new Blob([Uint8Array.from(bytes)])))
  return E.right({ survey, addTo: (packing) => packing.add(storeName, bytes) })
}

/** Recorded first, so that the copy contains the record. */
const putOnRecord = async (url: string, { record }: Copying, now: Date): Promise<E.Either<string, void>> => {
  const engine = postgresEngine({ url, poolSize: 1 })
  try {
    return E.right(await record(new EngineDb(engine), now))
  } catch (failure) {
    return E.left(unreachableDatabase(failure))
  } finally {
    await engine.close()
  }
}

const serverMajor = async (url: string): Promise<number> => {
  const engine = postgresEngine({ url, poolSize: 1 })
  try {
    const { rows } = await runQuery(
      engine,
      `select current_setting('server_version_num')::integer / 10000 as major`,
      [],
    )
    return (rows[0] as { readonly major: number }).major
  } finally {
    await engine.close()
  }
}

/** Pictures are listed after the dump, so that no picture in the dump is missing. */
const copyPostgres = async (
  { url }: Extract<StoreSettings, { _tag: 'postgres' }>,
  aside: string,
  copying: Copying,
  now: Date,
): Promise<E.Either<string, StoreCopy>> => {
  const recorded = await putOnRecord(url, copying, now)
  if (E.isLeft(recorded)) return recorded
  const dumped = await dumpDatabase(url, aside)
  if (E.isLeft(dumped)) return dumped
  const server = await serverMajor(url)
  const postgres = { server, pg_dump: (await versionOf('pg_dump'))?.major ?? server }
  const survey = await surveyed(postgresEngine({ url, poolSize: 1 }))
  return E.right({ survey, postgres, addTo: (packing) => packing.addFile(storeName, aside) })
}

/** A picture that is missing by now was due for deletion. */
const addPictures = async (packing: Packing, storage: Storage, keys: ReadonlyArray<string>): Promise<void> => {
  for (const key of keys) {
    const bytes = await storage.get(key)
    if (bytes !== null) await packing.add(pictureName(key), bytes)
  }
}

const copyStore = (config: Config, aside: string, copying: Copying, now: Date): Promise<E.Either<string, StoreCopy>> =>
  config.store._tag === 'embedded' ? copyEmbedded(config, copying) : copyPostgres(config.store, aside, copying, now)

const writeInto = async (
  config: Config,
  folder: string,
  file: string,
  copying: Copying,
  now: Date,
): Promise<E.Either<string, Manifest>> => {
  const part = join(folder, 'part')
  const copy = await copyStore(config, join(folder, storeName), copying, now)
  if (E.isLeft(copy)) return copy
  const { survey, postgres, addTo } = copy.right
  const manifest: Manifest = {
    careplus_backup: 1,
    store: config.store._tag,
    made_at: now.toISOString(),
    migrations: [...survey.migrations],
    members: survey.members,
    pictures: survey.pictures.length,
    ...(postgres === undefined ? {} : { postgres }),
  }
  const packing = packInto(part)
  await packing.add(manifestName, new TextEncoder().encode(JSON.stringify(manifest, null, 2)))
  await addTo(packing)
  await addPictures(packing, await openStorage(config.storage), survey.pictures)
  await packing.end()
  await rename(part, file)
  return E.right(manifest)
}

export const makeBackup = (
  config: Config,
  file: string,
  copying: Copying,
  now: Date,
): Promise<E.Either<string, Manifest>> =>
  inWorkingFolder(dirname(file), (folder) => writeInto(config, folder, file, copying, now)).catch(
    (failure: unknown) => {
      const { code, syscall } = failure as NodeJS.ErrnoException
      if (code === undefined || syscall === undefined) throw failure
      return E.left(`"${file}" cannot be written (${code}).`)
    },
  )
