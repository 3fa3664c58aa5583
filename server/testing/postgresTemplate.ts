import { createHash } from 'node:crypto'
import { migrate } from '../platform/store/migrate.js'
import { migrations } from '../platform/store/migrations/index.js'
import { postgresEngine } from '../platform/store/postgres.js'
import { newDatabase, onDatabase, type OwnDatabase } from './ownDatabase.js'

/** One for each text of the migrations. */
const textOfAll = createHash('sha256').update(JSON.stringify(migrations)).digest('hex')
const template = `careplus_template_${textOfAll.slice(0, 16)}`

/** Any number will do: it names the lock that lets one process make the template. */
const templateLock = 7_274_412

/** Made under another name, so that one whose making was cut off is taken for none. */
const makeTemplate = (url: string): Promise<void> =>
  onDatabase(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount !== 0) return
    const aside = await newDatabase(url)
    const engine = postgresEngine({ url: aside.url, poolSize: 1 })
    await migrate(engine, new Date())
    await engine.close()
    await client.query(`alter database ${aside.name} rename to ${template}`)
  })

let made: Promise<void> | null = null

/** A database in which every migration has run: they run once for a PostgreSQL, and copying what they made is quick. */
export const copyOfTemplate = async (url: string): Promise<OwnDatabase> => {
  await (made ??= makeTemplate(url))
  // By its files: writing all of it into the log takes three times as long.
  return newDatabase(url, `template ${template} strategy file_copy`)
}
