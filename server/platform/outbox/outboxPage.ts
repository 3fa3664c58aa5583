import { escaped } from './escaped.js'
import type { Channel, ShownMessage } from './outbox.js'

const to: Readonly<Record<Channel, string>> = { mail: 'อีเมลถึง', sms: 'ข้อความถึง', line: 'ข้อความ LINE ถึง' }

const card = ({ channel, to: recipient, subject, text, created_at }: ShownMessage): string => `
    <article>
      <h2>${escaped(subject)}</h2>
      <p>${to[channel]} ${escaped(recipient)} · <time datetime="${created_at}">${created_at}</time></p>
      <pre>${escaped(text)}</pre>
    </article>`

export const outboxPage = (messages: ReadonlyArray<ShownMessage>): string => `<!doctype html>
<html lang="th">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>กล่องจดหมายออก · CarePlus</title>
  </head>
  <body>
    <h1>กล่องจดหมายออก</h1>
    <p>โหมดทดลองไม่ส่งอีเมลหรือข้อความออกไปจริง ทุกฉบับอยู่ที่นี่ ฉบับใหม่อยู่บนสุด</p>${messages.map(card).join('')}
    ${messages.length === 0 ? '<p>ยังไม่มีจดหมาย</p>' : ''}
  </body>
</html>
`
