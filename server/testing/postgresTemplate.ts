import { createHash } from 'node:crypto'
import { migrate } from '../platform/store/migrate.js'
import { migrations } from '../platform/store/migrations/index.js'
import { postgresEngine } from '../platform/store/postgres.js'
import { newDatabase, onDatabase, type OwnDatabase } from './ownDatabase.js'

const textOfAll = createHash('sha256').update(JSON.stringify(migrations)).digest('hex')
const template = `careplus_template_${textOfAll.slice(0, 16)}`

/** Arbitrary key of the lock that serializes making the template. */
const templateLock = 7_274_412

/** Temporary name, so that an interrupted template is not used. */
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

/** Migrations run once per PostgreSQL; copying the template is quick. */
export const copyOfTemplate = async (url: string): Promise<OwnDatabase> => {
  await (made ??= makeTemplate(url))
  // File copy: writing it all to the log takes three times as long.
  return newDatabase(url, `template ${template} strategy file_copy`)
}
