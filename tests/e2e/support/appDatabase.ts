import { newDatabase, type OwnDatabase } from '../../../server/testing/ownDatabase.js'

interface Database extends Pick<OwnDatabase, 'remove'> {
  readonly settings: Readonly<Record<string, string>>
}

/** An empty database for one app: on the PostgreSQL in `TEST_DATABASE_URL`, or embedded in the app's folder. */
export const ownDatabase = async (): Promise<Database> => {
  const given = process.env['TEST_DATABASE_URL']
  if (given === undefined) return { settings: {}, remove: async () => undefined }
  const { url, remove } = await newDatabase(given)
  return { settings: { DATABASE_URL: url }, remove }
}
