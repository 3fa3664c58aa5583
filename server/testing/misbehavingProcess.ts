import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const prelude = `
import { Socket } from 'node:net'
const stream = new Socket({ fd: 3 })
stream.once('close', () => process.exit())
const tell = (message, ...files) => {
  const text = Buffer.from(JSON.stringify(message))
  const head = Buffer.alloc(8)
  head.writeUInt32LE(text.length)
  head.writeUInt32LE(files.reduce((sum, { length }) => sum + length, 0), 4)
  stream.write(Buffer.concat([head, text, ...files]))
}
const ready = () => tell({ _tag: 'Ready' })
const onAsked = (heard) => {
  let held = Buffer.alloc(0)
  stream.on('data', (piece) => {
    held = Buffer.concat([held, piece])
    if (held.length < 8) return
    const [text, file] = [held.readUInt32LE(0), held.readUInt32LE(4)]
    if (held.length < 8 + text + file) return
    const message = JSON.parse(held.toString('utf8', 8, 8 + text))
    const bytes = held.subarray(8 + text, 8 + text + file)
    held = held.subarray(8 + text + file)
    heard(message, bytes)
  })
}
`

export const misbehavingPrograms = () => {
  const folder = mkdtempSync(join(tmpdir(), 'careplus-programs-'))
  return {
    program: (name: string, script: string): URL => {
      const file = join(folder, `${name}.mjs`)
      writeFileSync(file, prelude + script)
      return pathToFileURL(file)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
