import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveFromSource } from '../../scripts/dev/dev-server.mjs'

let folder: string
let running: { readonly stop: () => Promise<void> } | null = null
const lines: string[] = []
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
const program = (word: string) =>
  `console.log('${word}', process.env['PORT'], process.pid); setInterval(() => {}, 1000)\n`

const start = async () => {
  running = await serveFromSource({
    configFile: path.join(folder, 'vite.config.js'),
    entry: 'dist/main.js',
    folder,
    env: { ...process.env, PORT: '4321' },
    say: (text) => lines.push(text),
  })
}
const lastLine = (word: string) =>
  vi.waitFor(
    () => {
      const found = lines.findLast((text) => text.includes(word))
      expect(found).toBeDefined()
      return String(found)
    },
    { timeout: 30_000, interval: 50 },
  )
const pidIn = (text: string) => Number(text.trim().split(' ').at(-1))
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'careplus-dev-'))
  lines.length = 0
  write(
    'vite.config.js',
    `export default { root: ${JSON.stringify(folder)}, build: { ssr: true, outDir: 'dist', emptyOutDir: true,
      rollupOptions: { input: ${JSON.stringify(path.join(folder, 'main.ts'))}, output: { entryFileNames: '[name].js' } } } }`,
  )
})
afterEach(async () => {
  await running?.stop()
  running = null
  rmSync(folder, { recursive: true })
})

test('the server follows its source, and stays as it was while that cannot be built', async () => {
  write('main.ts', program('first'))
  await start()
  const first = pidIn(await lastLine('first 4321'))

  write('main.ts', 'const = ;')
  await lastLine('Unexpected')
  expect(isRunning(first)).toBe(true)

  write('main.ts', program('second'))
  const second = pidIn(await lastLine('second 4321'))
  expect(isRunning(first)).toBe(false)

  await running?.stop()
  expect(isRunning(second)).toBe(false)
})

test('a server that ends before it is ready ends the command as it ended', async () => {
  write('main.ts', 'process.exit(7)\n')
  await expect(start()).rejects.toBe(7)
})

test('a server that falls over later is said to, and is started with the next change', async () => {
  write('main.ts', "console.log('up'); setTimeout(() => process.exit(3), 50)\n")
  await start()
  await lastLine('The server ended with 3')
  write('main.ts', program('again'))
  await lastLine('again 4321')
})
