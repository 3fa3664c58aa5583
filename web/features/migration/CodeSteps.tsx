import { maskNumber, MobileNumber } from '@careplus/core/identity'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useAccountServices, useServices } from '../../calls/useServices'
import { migrationCopy } from '../../copy/migration.th'
import { PhoneScene } from '../../shared/account/PhoneScene'
import { CodeEntry } from '../../shared/account/CodeEntry'
import { EnvelopeScene } from '../../shared/account/EnvelopeScene'
import { sentAt } from '../../shared/account/sentCode'
import type { MigrationVisit } from './migrationVisit'

type MailVisit = Extract<MigrationVisit, { step: 'mail' }>
type PhoneVisit = Extract<MigrationVisit, { step: 'phone' }>

interface Props<V> {
  readonly visit: V
  readonly onChange: () => void
  readonly onVisit: (next: MigrationVisit) => void
  readonly onResent: (visit: MigrationVisit) => void
}

const ByMail = ({ visit, onChange, onVisit, onResent }: Props<MailVisit>) => {
  const { migrating } = useAccountServices()
  const { clock } = useServices()
  const { email, phone } = visit
  let { mailRequest } = visit
  const ask = pipe(
    () => migrating.askCode({ email, phone }),
    TE.map((sent) => {
      mailRequest = sent.request
      onResent({ ...visit, mailRequest, sent: sentAt(sent, clock.now()) })
      return sent
    }),
  )
  const prove = (code: string) =>
    pipe(
      () => migrating.proveMail({ email, phone }, code, mailRequest),
      TE.map(({ request, ...sent }): PhoneVisit => ({
        ...(mailRequest === undefined ? {} : { mailRequest }),
        step: 'phone',
        email,
        phone,
        mailCode: code,
        request,
        sent: sentAt(sent, clock.now()),
      })),
    )()
  return (
    <CodeEntry
      source={{ sent: visit.sent, ask, prove }}
      art={<EnvelopeScene className="session-letter" />}
      level={2}
      to={email}
      words={migrationCopy.mail}
      onChange={onChange}
      onProved={onVisit}
    />
  )
}

/** The code by text message. Another one is requested with the mailed code, which is still valid. */
const ByPhone = ({ visit, onChange, onVisit, onResent }: Props<PhoneVisit>) => {
  const { migrating } = useAccountServices()
  const { clock } = useServices()
  const { email, phone, mailCode, mailRequest } = visit
  let { request } = visit
  const ask = pipe(
    () => migrating.proveMail({ email, phone }, mailCode, mailRequest),
    TE.map((sent) => {
      request = sent.request
      onResent({ ...visit, request, sent: sentAt(sent, clock.now()) })
      return sent
    }),
  )
  const prove = (code: string) =>
    pipe(
      () => migrating.provePhone({ email, phone }, request, code),
      TE.map(({ migrationToken, expiresIn }): MigrationVisit => ({
        step: 'password',
        email,
        phone,
        migrationToken,
        expiresAt: clock.now() + expiresIn * 1000,
      })),
    )()
  return (
    <CodeEntry
      source={{ sent: visit.sent, ask, prove }}
      art={<PhoneScene className="session-letter" />}
      level={2}
      to={MobileNumber.is(phone) ? maskNumber(phone) : phone}
      words={migrationCopy.phone}
      onChange={onChange}
      onProved={onVisit}
    />
  )
}

const CodeSteps = ({ visit, ...props }: Props<MailVisit | PhoneVisit>) =>
  visit.step === 'mail' ? <ByMail visit={visit} {...props} /> : <ByPhone visit={visit} {...props} />

export default CodeSteps
