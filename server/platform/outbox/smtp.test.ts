import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { contract } from '@careplus/adapters/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.js'
import { frameEmail } from './emailFrame.js'
import { queueMessage } from './outbox.js'
import { smtpDelivery } from './smtp.js'

interface Received {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly raw: string
}

const received: Received[] = []
const mailHost = new SMTPServer({
  authMethods: ['PLAIN'],
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'care' && password === 'plus' ? done(null, { user: username }) : done(new Error('no')),
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
    stream.on('end', () => {
      received.push({
        from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
        to: envelope.rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString('latin1'),
      })
      done()
    })
  },
})
let smtpUrl = ''
let server: TestServer
beforeAll(async () => {
  await new Promise<void>((listening) => void mailHost.listen(0, '127.0.0.1', listening))
  smtpUrl = `smtp://care:plus@127.0.0.1:${(mailHost.server.address() as AddressInfo).port}`
  server = await startTestServer({
    config: {
      mode: 'production',
      publicUrl: 'https://careplus.example',
      mail: { smtpUrl, from: 'CarePlus <hello@careplus.example>' },
    },
  })
})
afterAll(async () => {
  await server.stop()
  await new Promise<void>((closed) => mailHost.close(closed))
})

const decoded = (part: string): string => {
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return Buffer.from(text, 'latin1').toString()
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

const partsOf = ({ raw }: Received): { readonly text: string; readonly html: string } => {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? ''
  const [, text = '', html = ''] = raw.split(`--${boundary}`)
  return { text: decoded(text), html: decoded(html) }
}

it('carries a letter to its mailbox, as text and as HTML, with links to our own address', async () => {
  const email = 'mali@example.com'
  ;(await server.call(contract.askPasswordLink, { body: { email } })).answer()
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1)
  const [message] = received
  if (message === undefined) throw new Error('no letter')
  expect([message.from, message.to]).toEqual(['hello@careplus.example', [email]])
  expect(message.raw).toMatch(/Content-Type: multipart\/alternative/)
  const { text, html } = partsOf(message)
  expect(text).toContain('https://careplus.example/login')
  expect(html).toContain('<a href="https://careplus.example/login"')
  expect(html).toContain('ยังไม่มีบัญชีที่เข้าด้วยอีเมลนี้')
  const rows = () => server.store.db.selectFrom('outbox').select(['subject', 'text', 'html', 'sent_at']).execute()
  // The relay accepts it a moment before the store records it.
  await expect.poll(async () => (await rows())[0]?.sent_at, { timeout: 15_000 }).toBeInstanceOf(Date)
  expect(await rows()).toMatchObject([{ subject: '', text: '', html: null }])
})

it('lets nothing that a letter is told begin a header, or reach another mailbox', async () => {
  received.length = 0
  const words = frameEmail({
    subject: 'เรื่อง: ทดสอบ',
    before: ['\r\nBcc: thief@example.com\r\n\r\n.\r\nMAIL FROM:<x@x>'],
    after: [],
  })
  const smtp = smtpDelivery({ smtpUrl, from: 'CarePlus <hello@careplus.example>' })
  await smtp.deliver({ id: '1', channel: 'mail', to: 'mali@example.com', ...words })
  smtp.close()
  expect(received).toHaveLength(1)
  const head = received[0]?.raw.split('\r\n\r\n')[0] ?? ''
  expect(head).not.toMatch(/bcc/i)
  expect(received[0]?.to).toEqual(['mali@example.com'])
})

it('tells another machine without TLS nothing, unless its address allows it', async () => {
  received.length = 0
  // 0.0.0.0 is this machine under a name that does not say so.
  const elsewhere = smtpUrl.replace('127.0.0.1', '0.0.0.0')
  const sent = async (url: string): Promise<void> => {
    const smtp = smtpDelivery({ smtpUrl: url, from: 'hello@careplus.example' })
    await smtp
      .deliver({ id: '1', channel: 'mail', to: 'mali@example.com', subject: 'รหัส', text: 'รหัสคือ 123456' })
      .finally(smtp.close)
  }
  await expect(sent(elsewhere)).rejects.toThrow(/STARTTLS/i)
  expect(received).toHaveLength(0)
  await sent(`${elsewhere}?requireTLS=false`)
  expect(received).toHaveLength(1)
})

it.each([
  ['a@example.com\r\nBcc: b@example.com', 'หัวเรื่อง'],
  ['a@example.com, b@example.com', 'หัวเรื่อง'],
  ['a@example.com', 'หัวเรื่อง\r\nBcc: b@example.com'],
])('takes no letter to %j about %j', async (to, subject) => {
  const message = { channel: 'mail', to, subject, text: 'ข้อความ' } as const
  await expect(queueMessage(server.store.db, message, new Date())).rejects.toThrow('broken subject')
})

it('lets a mail program end letters that come again and again, by one POST, and no others', async () => {
  received.length = 0
  const smtp = smtpDelivery({ smtpUrl, from: 'CarePlus <hello@careplus.example>' })
  const message = { id: '1', channel: 'mail', to: 'mali@example.com', subject: 'x', text: 'x' } as const
  const unsubscribeUrl = `https://careplus.example/api/unsubscribe/${'x'.repeat(43)}`
  await smtp.deliver({ ...message, unsubscribeUrl })
  await smtp.deliver(message)
  smtp.close()
  const [head, other] = received.map(({ raw }) => (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n\s+/g, ' '))
  expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(other).not.toMatch(/unsubscribe/i)
  for (const each of [head, other]) expect(each).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
})
