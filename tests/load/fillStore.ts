import * as E from 'fp-ts/Either'
import { contentAtStart } from '../../server/content/import/importAtStart'
import { argon2Passwords } from '../../server/platform/crypto/passwords'
import { runQuery } from '../../server/platform/store/engine'
import { EngineDb } from '../../server/platform/store/engineDb'
import { openStore } from '../../server/platform/store/store'
import type { StoreSettings } from '../../server/platform/config/env'
import { seed } from '../bench/support/manyMembers'
import { asParents, password } from './support/loadMembers'

interface Wanted {
  readonly store: StoreSettings
  readonly content: string
  readonly members: number
}

const { store: settings, content, members } = JSON.parse(process.argv[2] ?? '') as Wanted
const now = new Date()
const opened = await openStore(settings, now)
if (E.isLeft(opened)) throw new Error(JSON.stringify(opened.left))
const { db, close } = opened.right
const imported = await contentAtStart(db, content, now)
if (E.isLeft(imported)) throw new Error(imported.left)
const hashed = await (await argon2Passwords()).hash(password)
if (E.isLeft(hashed)) throw new Error(hashed.left._tag)
if (!(db instanceof EngineDb)) throw new Error('a store without its engine')
const made = [seed(members, now), asParents(members, hashed.right, now)]
for (const statement of [...made, 'vacuum analyze', 'checkpoint']) await runQuery(db.engine, statement, [])
await close()
