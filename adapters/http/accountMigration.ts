import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { askByRequest } from '@careplus/core/internal/otp'
import type { AccountMigration, Random } from '@careplus/core/ports'
import { contractCall, contractData, type Carrier } from './call.js'
import { askMigrationCode, migrate, proveMigrationMail, proveMigrationPhone } from './contract/migration.js'
import { grantOf } from './member.js'
import { asked, boundTo } from './codeSent.js'
import { portNames } from './portNames.js'

const names = /*#__PURE__*/ portNames({ migrationToken: 'migration_token' })

/** The move of an account of the earlier site, on the bare transport because the person is signed out. */
export const httpAccountMigration = (transport: Carrier, random: Random): AccountMigration => {
  const call = contractCall(transport)
  const data = contractData(transport)
  const ask = askByRequest(random)
  return {
    askCode: (claim) =>
      ask(`mail ${claim.email} ${claim.phone}`, (request) =>
        pipe(() => data(askMigrationCode, { body: { ...claim, request } }), TE.map(boundTo(request)))(),
      ),
    proveMail: (claim, code, mailRequest) => {
      const given = { ...claim, code, ...(mailRequest === undefined ? {} : { mail_request: mailRequest }) }
      return ask(`${claim.email} ${claim.phone}`, (request) =>
        pipe(() => data(proveMigrationMail, { body: { ...given, request } }), TE.map(asked))(),
      )
    },
    provePhone: (claim, request, code) =>
      pipe(
        () => data(proveMigrationPhone, { body: { ...claim, request, code } }),
        TE.map(({ migration_token, expires_in }) => ({ migrationToken: migration_token, expiresIn: expires_in })),
      )(),
    move: ({ migrationToken, consents, ...member }) =>
      pipe(
        () => call(migrate, { body: { ...member, migration_token: migrationToken, consents: [...consents] } }),
        names.call,
        TE.map(({ user, points, is_new, ...grant }) => ({ user, grant: grantOf(grant), points, isNew: is_new })),
      )(),
  }
}
