import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { parseEmail } from '@careplus/core/identity'
import type { StaffSignInRefusal } from '@careplus/core/internal/staff'
import { audit } from '../../platform/audit/audit.js'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { actorOf, cleanedName, nameKey } from '../sessions/staffNames.js'
import { openPersonSession, type NewSession } from '../sessions/staffSessions.js'
import type { Directory, DirectoryPerson } from './directory.js'
import { grant, lockPeople } from './peopleHandlers.js'

/** Milliseconds to come back from the directory. */
export const signInLifeMs = 600_000

export interface BegunSignIn {
  readonly url: string
  /** For the cookie of this browser. */
  readonly browser: string
}

/** Null: the directory cannot be reached. `place`: where the cookie of the session will be sent. */
export const beginAt = async (
  db: Db,
  directory: Directory,
  { redirectUri, place }: { readonly redirectUri: string; readonly place: string },
  now: Date,
): Promise<BegunSignIn | null> => {
  const begun = await directory.begin(redirectUri)
  if (begun === null) return null
  const browser = opaqueToken()
  await db.deleteFrom('staff_sign_ins').where('expires_at', '<', now).execute()
  await db
    .insertInto('staff_sign_ins')
    .values({
      state_hash: sha256(begun.state),
      browser_hash: sha256(browser),
      code_verifier: begun.codeVerifier,
      nonce: begun.nonce,
      place,
      expires_at: new Date(now.getTime() + signInLifeMs),
    })
    .execute()
  return { url: begun.url, browser }
}

/** A name is the actor of the audit log, so nobody shares one. */
const freeName = async (tx: Tx, wanted: string): Promise<string> => {
  const people = await tx.selectFrom('staff_people').select('name').execute()
  const tokens = await tx.selectFrom('staff_tokens').select('name').execute()
  const taken = new Set([...people, ...tokens].map(({ name }) => nameKey(name)))
  let name = wanted
  for (let each = 2; taken.has(nameKey(name)); each += 1) name = `${wanted} ${each}`
  return name
}

const openInvitations = (tx: Tx, email: string, now: Date) =>
  tx
    .selectFrom('staff_invitations')
    .select(['id', 'role', 'until', 'invited_by', 'invited_at'])
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .where('person_id', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .execute()

const addressOf = ({ email }: DirectoryPerson): string | null => {
  const parsed = email === null ? null : parseEmail(email)
  return parsed !== null && E.isRight(parsed) ? parsed.right.toLowerCase() : null
}

interface Known {
  readonly name: string
  readonly ended_at: Date | null
}

/** Nobody gives themselves a role by an invitation, and one made before a removal does not outlive it. */
const mayTake =
  ({ name, ended_at }: Known) =>
  ({ invited_by, invited_at }: { readonly invited_by: string; readonly invited_at: Date }): boolean =>
    invited_by !== actorOf(name) && (ended_at === null || invited_at > ended_at)

/** Null: not invited. An invitation binds the directory's id: the address alone opens nothing from then on. */
const personFor = async (tx: Tx, found: DirectoryPerson, now: Date): Promise<{ id: string; name: string } | null> => {
  await lockPeople(tx)
  const { issuer, subject } = found
  const known = await tx
    .selectFrom('staff_people')
    .select(['id', 'name', 'email', 'ended_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  const email = addressOf(found)
  const open = email === null ? [] : await openInvitations(tx, email, now)
  const invitations = known === undefined ? open : open.filter(mayTake(known))
  if (known === undefined ? invitations.length === 0 : known.ended_at !== null && invitations.length === 0) return null
  const id = known?.id ?? randomUUID()
  const name = known?.name ?? (await freeName(tx, cleanedName(found.name ?? '') || cleanedName(email ?? '') || 'staff'))
  if (known === undefined)
    await tx
      .insertInto('staff_people')
      .values({ id, name, email: email ?? '', issuer, subject, created_at: now, ended_at: null })
      .execute()
  else if (known.ended_at !== null || (email !== null && email !== known.email))
    await tx
      .updateTable('staff_people')
      .set({ ended_at: null, email: email ?? known.email })
      .where('id', '=', id)
      .execute()
  for (const { id: invitation, role, until, invited_by } of invitations) {
    await tx.updateTable('staff_invitations').set({ person_id: id }).where('id', '=', invitation).execute()
    await grant(tx, id, { role, until, by: invited_by }, now)
  }
  return { id, name }
}

export interface SignInAnswer {
  /** As the browser was sent to it, with our own origin. */
  readonly url: URL
  /** The cookie; null: none. */
  readonly browser: string | null
}

/** `place` null: unknown, since no sign-in of this browser is under way. */
export const finishAt = async (
  db: Db,
  directory: Directory,
  { url, browser }: SignInAnswer,
  now: Date,
): Promise<E.Either<StaffSignInRefusal, { readonly session: NewSession; readonly place: string }>> => {
  // Deleted by its first use, so that no answer counts twice.
  const begun = await db
    .deleteFrom('staff_sign_ins')
    .where('state_hash', '=', sha256(url.searchParams.get('state') ?? ''))
    .where('browser_hash', '=', sha256(browser ?? ''))
    .returning(['code_verifier', 'nonce', 'place', 'expires_at'])
    .executeTakeFirst()
  if (begun === undefined || begun.expires_at <= now) return E.left('expired')
  const found = await directory.finish(url, {
    state: url.searchParams.get('state') ?? '',
    nonce: begun.nonce,
    codeVerifier: begun.code_verifier,
  })
  if (E.isLeft(found)) return found
  const done = await inTransaction<StaffSignInRefusal, NewSession>(db, async (tx) => {
    const person = await personFor(tx, found.right, now)
    if (person === null) return E.left('not_invited')
    await audit(tx, { actor: actorOf(person.name), action: 'staff.signed-in', subject: person.id }, now)
    return E.right(await openPersonSession(tx, person, now))
  })
  if (E.isRight(done)) return E.right({ session: done.right, place: begun.place })
  // The hash tells two strangers apart, and names nobody.
  const subject = sha256(`${found.right.issuer} ${found.right.subject}`)
  await audit(db, { actor: 'nobody', action: 'staff.uninvited', subject }, now)
  return done
}
