import type { QueryCreator } from 'kysely'
import { prepared } from '../store/prepared.js'
import type { Schema } from '../store/schema.js'
import type { Db } from '../store/store.js'

/** What is kept of who did what: ids only, never a name, an address or what was said. */
export interface AuditEntry {
  /** A member's id; `nobody` before anyone is signed in. */
  readonly actor: string
  readonly action:
    | 'member.joined'
    | 'member.signed-in'
    | 'member.phone-changed'
    /** A further way in was added; subject: the member. */
    | 'identity.linked'
    /** A way in was taken away; subject: the member. */
    | 'identity.unlinked'
    /** A wrong password where a member was asked to prove themselves; subject: the session. */
    | 'proof.failed'
    /** Actor `nobody`; subject: the hash of the address that was typed. */
    | 'sign-in.failed'
    | 'password.changed'
    /** By a link in a letter. */
    | 'password.reset'
    | 'email.changed'
    /** One device was signed out by its owner. */
    | 'session.ended'
    /** All of them, or all but the one that asked. */
    | 'sessions.ended'
    /** A refresh token turned up a second time: its session was ended. */
    | 'session.reuse-detected'
    | 'member.migrated'
    | 'export.taken'
    | 'deletion.asked'
    | 'deletion.withdrawn'
    /** Its actor, and every other mention of the member, is a number that stands for nobody. */
    | 'member.erased'
    | 'child.removed'
    | 'consent.granted'
    | 'consent.withdrawn'
    /** Of these four the subject is the invite, the partner, the partner, the child that was left. */
    | 'partner.invited'
    | 'partner.joined'
    | 'partner.removed'
    | 'partner.left'
    /** Of these three the subject is the question; of the latter two the actor is `nobody`: who was asked has no account. */
    | 'adult.asked'
    | 'adult.agreed'
    | 'adult.refused'
    | 'adult.added'
    | 'adult.removed'
    /** Subject: the member. */
    | 'calendar.made'
    | 'calendar.ended'
  /** The id of what it was done to; for a consent that is about no child, its purpose. */
  readonly subject: string
}

/** As a part of a statement that does more. */
export const auditing = (
  db: QueryCreator<Schema>,
  actor: string,
  action: AuditEntry['action'],
  subject: string,
  at: Date,
) => db.insertInto('audit').values({ actor, action, subject, at })

const write = prepared(auditing)

/** Append-only; written in the transaction that did it. */
export const audit = async (db: Db, { actor, action, subject }: AuditEntry, at: Date): Promise<void> => {
  await write(db, actor, action, subject, at)
}
