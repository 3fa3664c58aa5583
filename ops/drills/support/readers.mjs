import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:https'
import { pause } from './wait.mjs'

/** @returns {(url: string) => Promise<{ status: number, text: string }>} `status` 0: no answer */
export const reader = (ca) => {
  const trusted = readFileSync(ca)
  const agent = new Agent({ keepAlive: true, ca: trusted })
  const read = (url, isSecond = false) =>
    new Promise((resolve) => {
      const nothing = () => resolve({ status: 0, text: '' })
      const call = get(
        url,
        { agent: isSecond ? false : agent, ca: trusted, signal: AbortSignal.timeout(20_000) },
        (answer) => {
          const chunks = []
          answer.on('data', (chunk) => chunks.push(chunk))
          answer.on('error', nothing)
          answer.on('end', () =>
            resolve({ status: answer.complete ? answer.statusCode : 0, text: Buffer.concat(chunks).toString('utf8') }),
          )
        },
      )
      // A kept connection was closed before its next use: a browser opens another one.
      call.on('error', ({ code }) =>
        call.reusedSocket && code === 'ECONNRESET' && !isSecond ? resolve(read(url, true)) : nothing(),
      )
    })
  return (url) => read(url)
}

const pages = ['/', '/growth', '/article/1', '/rewards', '/children/stool-color', '/product', '/login']

const filesOf = (html) => [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)

export const startReaders = (url, ca, count) => {
  const read = reader(ca)
  const answers = []
  const readers = { reading: true }
  const visit = async (where) => {
    const { status, text } = await read(url + where)
    answers.push({ where, status })
    return text
  }
  const loops = Array.from({ length: count }, async (_, at) => {
    for (let turn = at; readers.reading; turn += 1) {
      const html = await visit(pages[turn % pages.length])
      for (const file of filesOf(html).slice(0, 12)) await visit(file)
      await pause(200)
    }
  })
  return {
    answers,
    stop: async () => {
      readers.reading = false
      await Promise.all(loops)
    },
  }
}
