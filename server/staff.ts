import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { readConfig } from './config/env.js'
import { sentence } from './config/readings.js'
import { asText, isReportName, reports } from './staff/reports.js'
import { openStore, type StoreRefusal } from './store/store.js'

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
    case 'DatabaseUnreachable':
      return `The database of DATABASE_URL cannot be reached (${refusal.reason}).`
  }
}

const args = process.argv.slice(2)
const name = args.find((arg) => !arg.startsWith('--')) ?? ''
if (!isReportName(name)) giveUp(`Say what to show: npm run staff -- ${Object.keys(reports).join(' | ')} [--json]`)
else {
  // Only the store matters here, so nothing else that production needs is asked for.
  const config = readConfig({ ...process.env, CAREPLUS_MODE: 'demo', HOST: '' })
  if (E.isLeft(config)) giveUp(sentence(config.left))
  else {
    const { store: settings } = config.right
    if (settings._tag === 'embedded' && !existsSync(join(settings.folder, 'store')))
      giveUp(`There is no store in the data folder "${settings.folder}" yet: npm start makes one.`)
    const store = await openStore(settings, new Date())
    if (E.isLeft(store)) giveUp(storeSentence(store.left))
    else {
      const report = await reports[name](store.right.db)
      await store.right.close()
      process.stdout.write(`${args.includes('--json') ? JSON.stringify(report, null, 2) : asText(name, report)}\n`)
    }
  }
}
