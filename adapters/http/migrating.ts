import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Migrating } from '@careplus/core/ports'
import { contractCall, type Carrier } from './call.js'
import { askMigrationCode, migrate, proveMigrationMail, proveMigrationPhone } from './contract/migration.js'
import { grantOf } from './member.js'

interface OnItsWay {
  readonly expires_in: number
  readonly resend_after: number
  readonly digits: number
}

const onItsWay = ({ expires_in, resend_after, digits }: OnItsWay) => ({
  expiresIn: expires_in,
  resendAfter: resend_after,
  digits,
})

/** Moving an account of the earlier site, on the bare transport: nobody is signed in yet. */
export const httpMigrating = (transport: Carrier): Migrating => {
  const call = contractCall(transport)
  return {
    askCode: (claim) =>
      pipe(
        call(askMigrationCode, { body: claim }),
        TE.map(({ data }) => onItsWay(data)),
      ),
    proveMail: (claim, code) =>
      pipe(
        call(proveMigrationMail, { body: { ...claim, code } }),
        TE.map(({ data }) => ({ ...onItsWay(data), request: data.request })),
      ),
    provePhone: (claim, request, code) =>
      pipe(
        call(proveMigrationPhone, { body: { ...claim, request, code } }),
        TE.map(({ data }) => ({ migrationToken: data.migration_token, expiresIn: data.expires_in })),
      ),
    move: ({ migrationToken, consents, ...member }) =>
      pipe(
        call(migrate, { body: { ...member, migration_token: migrationToken, consents: [...consents] } }),
        TE.map(({ user, points, is_new, ...grant }) => ({ user, grant: grantOf(grant), points, isNew: is_new })),
      ),
  }
}
