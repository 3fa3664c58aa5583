import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { script } from './commands.js'

const empty = mkdtempSync(path.join(tmpdir(), 'careplus-empty-'))
afterAll(() => rmSync(empty, { recursive: true, force: true }))

describe('Chromium', () => {
  test('CHROMIUM_PATH that does not start is refused in one sentence', async () => {
    const { code, output } = await script('chromium', [], { CHROMIUM_PATH: '/nowhere/chromium' })
    expect({ code, output }).toStrictEqual({
      code: 1,
      output: 'CHROMIUM_PATH is /nowhere/chromium, which does not start.\n',
    })
  })

  test('none on the machine and no way to install one is told in one sentence', async () => {
    // No program can be found or installed: PATH is empty, there is no package manager, and no server to download from.
    const nothing = { PATH: empty, PLAYWRIGHT_BROWSERS_PATH: empty, PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1' }
    const { code, output } = await script('chromium', [], nothing)
    expect({ code, lines: output.trimEnd().split('\n') }).toStrictEqual({
      code: 1,
      lines: [
        'Installing Chromium …',
        'This machine has no Chromium, and none could be installed. Set CHROMIUM_PATH to one.',
      ],
    })
  })
})
