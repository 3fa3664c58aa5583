import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { ownStore } from '../../testing/ownStore.js'
import { outboxGauges } from './outboxGauges.js'
import { queueMessage } from './outbox.js'
import { sendPendingMessages, type FailedAttempt } from './dispatcher.js'
import { smtpDelivery } from './smtp.js'

const now = new Date('2026-11-20T23:30:00Z')
const store = ownStore(now)

const refusing = async (at: 'AUTH' | 'MAIL FROM' | 'RCPT TO' | 'DATA', code: number, words: string) => {
  const accepted: string[] = []
  const no = Object.assign(new Error(words), { responseCode: code })
  const isDead = (address: string): boolean => address.startsWith('dead@')
  const relay = new SMTPServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    hideENHANCEDSTATUSCODES: true,
    onAuth: ({ username }, _session, done) => (at === 'AUTH' ? done(no) : done(null, { user: username })),
    onMailFrom: (_address, _session, done) => done(at === 'MAIL FROM' ? no : null),
    onRcptTo: ({ address }, _session, done) => done(at === 'RCPT TO' && isDead(address) ? no : null),
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        const [to = ''] = envelope.rcptTo.map(({ address }) => address)
        if (at === 'DATA' && isDead(to)) return done(no)
        accepted.push(to)
        done()
      })
    },
  })
  await new Promise<void>((listening) => void relay.listen(0, '127.0.0.1', listening))
  const { port } = relay.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://care:plus@127.0.0.1:${port}`,
    taken: accepted,
    close: () => new Promise<void>((closed) => relay.close(closed)),
  }
}

it.each([
  ['RCPT TO', 550, '5.1.1 No such user', true],
  ['RCPT TO', 554, '5.1.10 takes no mail', true],
  ['RCPT TO', 550, '5.2.1 switched off', true],
  ['RCPT TO', 550, 'No such user here', true],
  ['RCPT TO', 553, 'mailbox name not allowed', true],
  ['RCPT TO', 550, '5.4.1 Recipient address rejected: Access denied', true],
  ['RCPT TO', 550, '5.5.0 Requested action not taken: mailbox unavailable', true],
  ['RCPT TO', 550, '5.4.1 no answer from host', false],
  ['RCPT TO', 550, '5.5.0 command rejected', false],
  ['RCPT TO', 450, '4.1.2 Domain not found', false],
  ['RCPT TO', 450, '4.7.1 Greylisted, come back in five minutes', false],
  ['RCPT TO', 450, '4.7.1 too many connections from you', false],
  // A full mailbox may be emptied, and a refusal of us may be lifted.
  ['RCPT TO', 452, '4.2.2 mailbox full', false],
  ['RCPT TO', 552, '5.2.2 mailbox full', false],
  ['RCPT TO', 450, '4.1.1 come again', false],
  ['RCPT TO', 550, '5.7.1 relaying denied', false],
  ['RCPT TO', 550, '5.1.0 sender rejected', false],
  ['RCPT TO', 530, '5.7.0 authentication required', false],
  ['RCPT TO', 550, 'relay not permitted', false],
  ['MAIL FROM', 550, '5.1.1 no such sender', false],
  ['MAIL FROM', 530, '5.7.0 authentication required', false],
  ['AUTH', 535, '5.7.8 bad credentials', false],
  ['DATA', 550, '5.1.1 no such user', false],
] as const)(
  'of a letter that is refused at %s with %i %s: it is given up at once, %s',
  async (at, code, words, once) => {
    const { db } = store
    await db.deleteFrom('outbox').execute()
    const message = { channel: 'mail', subject: 'รหัส', text: 'รหัสคือ 123456' } as const
    await queueMessage(db, { ...message, to: 'dead@example.com' }, now)
    await queueMessage(db, { ...message, to: 'mali@example.com' }, now)
    const relay = await refusing(at, code, words)
    const smtp = smtpDelivery({ smtpUrl: relay.smtpUrl, from: 'hello@careplus.example' })
    const failures: FailedAttempt[] = []
    await sendPendingMessages(db, smtp.deliver, () => now, { failed: (one) => void failures.push(one) })
    smtp.close()
    await relay.close()
    const all = at === 'AUTH' || at === 'MAIL FROM'
    expect(relay.taken).toEqual(all ? [] : ['mali@example.com'])
    expect(failures).toHaveLength(all ? 2 : 1)
    const itsOwn = /^[45]\.\d+\.\d+/.exec(words)?.[0]
    const codes = ({ reason }: FailedAttempt) => / (\d{3}( [45][.\d]+)?)/.exec(reason)?.[1]
    expect(failures.map((one) => [codes(one), one.next === null])).toEqual(
      failures.map(() => [itsOwn === undefined ? `${code}` : `${code} ${itsOwn}`, once]),
    )
    // Neither an abandoned message nor a recipient's temporary refusal alerts an operator.
    const later = new Date(now.getTime() + 3600_000)
    const figures = new Map(
      (await outboxGauges(['mail'], null).query(db, later)).map(({ name, value }) => [name, value]),
    )
    expect([figures.get('careplus_outbox_waiting'), figures.get('careplus_outbox_oldest_seconds')]).toEqual(
      once ? [0, 0] : [failures.length, /full|Domain|Greylisted/.test(words) ? 0 : 3600],
    )
    expect(figures.get('careplus_outbox_given_up')).toBe(once ? 1 : 0)
  },
)
