import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { readConfig } from './config/env.js'
import { sentence } from './config/readings.js'
import { importLegacy, readLegacyFile } from './staff/legacy.js'
import { asText, isReportName, reports, type ReportName } from './staff/reports.js'
import { openStore, type Db, type StoreRefusal } from './store/store.js'

const giveUp = (reason: string): never => {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

const storeSentence = (refusal: StoreRefusal): string => {
  switch (refusal._tag) {
    case 'FolderInUse':
      return `A running CarePlus (process ${refusal.pid}) holds the data folder "${refusal.folder}": stop it first, or keep the data in PostgreSQL, where both can read it.`
    case 'FolderNotWritable':
      return `The data folder "${refusal.folder}" cannot be opened (${refusal.reason}).`
    case 'StoreDamaged':
      return `The store in the data folder "${refusal.folder}" is damaged; put a backup in its place, or move the folder away to begin anew.`
    case 'DatabaseUnreachable':
      return `The database of DATABASE_URL cannot be reached (${refusal.reason}).`
  }
}

const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
const asJson = args.includes('--json')

/** The store, for as long as `work` takes. Only the store matters here, so nothing else that production needs is asked for. */
const withStore = async (work: (db: Db) => Promise<string>): Promise<void> => {
  const config = readConfig({ ...process.env, CAREPLUS_MODE: 'demo', HOST: '' })
  if (E.isLeft(config)) return giveUp(sentence(config.left))
  const { store: settings } = config.right
  if (settings._tag === 'embedded' && !existsSync(join(settings.folder, 'store')))
    return giveUp(`There is no store in the data folder "${settings.folder}" yet: npm start makes one.`)
  const store = await openStore(settings, new Date())
  if (E.isLeft(store)) return giveUp(storeSentence(store.left))
  const told = await work(store.right.db).finally(() => store.right.close())
  process.stdout.write(`${told}\n`)
}

const showReport = (name: ReportName): Promise<void> =>
  withStore(async (db) => {
    const report = await reports[name](db)
    return asJson ? JSON.stringify(report, null, 2) : asText(name, report)
  })

/** A path is read from the folder that the command was typed in, which npm tells. */
const readTyped = (file: string): string | null => {
  try {
    return readFileSync(resolve(process.env['INIT_CWD'] ?? process.cwd(), file), 'utf8')
  } catch {
    return null
  }
}

const importAccounts = async (file: string): Promise<void> => {
  const text = readTyped(file)
  if (text === null) return giveUp(`The file "${file}" cannot be read.`)
  const accounts = readLegacyFile(text)
  if (E.isLeft(accounts)) return giveUp(`Nothing was taken in.\n${accounts.left.join('\n')}`)
  return withStore(async (db) => {
    const count = await importLegacy(db, accounts.right, new Date())
    return asJson
      ? JSON.stringify(count)
      : `Accounts of the earlier site: ${count.added} added, ${count.changed} changed, ${count.claimed} moved over already.`
  })
}

const [name = '', deed = '', file = ''] = words
if (isReportName(name)) await showReport(name)
else if (name === 'legacy' && deed === 'import' && file !== '') await importAccounts(file)
else
  giveUp(
    `Say what to show: npm run staff -- ${Object.keys(reports).join(' | ')} [--json], or legacy import <file.json>`,
  )
