import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../scripts/start-server.mjs'
import { script } from '../setup/commands.js'
import { copyOfDemo } from './fixtures.js'

const folder = mkdtempSync(path.join(tmpdir(), 'careplus-staff-'))
const data = path.join(folder, 'data')
const staff = (...args: ReadonlyArray<string>) => script('staff', args, { DATA_DIR: data })

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run staff', () => {
  test('says in one sentence that there is nothing to read yet, and what there is to say', async () => {
    expect(await staff('members')).toStrictEqual({
      code: 1,
      output: expect.stringMatching(/^The data folder .* has no store yet.*\n$/),
    })
    expect(await staff('secrets')).toStrictEqual({
      code: 2,
      output: expect.stringMatching(/^Usage: npm run staff -- <command>/),
    })
  })

  test('asks a running server, by its data folder or with a token, and the store itself once that has stopped', async ({
    onTestFinished,
  }) => {
    const app = await startServer(await copyOfDemo(data))
    onTestFinished(app.kill)
    const during = await staff('members', '--json')
    const turnedOn = await staff('maintenance', 'on', '--message', 'ย้ายเครื่อง')
    const paused = await fetch(`${app.url}/th/rewards/`, { headers: { 'x-api-key': 'careplus-web' } })
    const token = (await staff('token', 'make', 'ปาริชาต')).output.split('\n')[0] ?? ''
    const [url] = /http:\S+(?=\/staff)/.exec(app.printed()) ?? ['']
    const elsewhere = { DATA_DIR: path.join(folder, 'none'), STAFF_URL: url, STAFF_TOKEN: token }
    const named = await script(
      'staff',
      ['points', 'adjust', 'demo@careplus.test', '+5', '--reason', 'ทดสอบ'],
      elsewhere,
    )
    // `stop` would delete a folder that the server made itself; this one was given to it.
    await app.stop()
    const gone = await script('staff', ['bills'], elsewhere)

    const { rows: members } = JSON.parse(during.output) as { rows: ReadonlyArray<object> }
    expect(members).toContainEqual(expect.objectContaining({ children: 2, growth_records: 14 }))
    expect(during.output).not.toContain('careplus.test')
    // Without `--until` it is for an hour.
    expect(turnedOn.output).toMatch(/^on, until \S+Z, ย้ายเครื่อง\n$/)
    expect(paused.status).toBe(503)
    expect(named).toMatchObject({ code: 0, output: expect.stringMatching(/^5 points, balance \d+\n$/) as string })
    expect(gone).toStrictEqual({ code: 1, output: `No server answers at ${url}.\n` })

    const after = await staff('audit', '--json')
    const { rows } = JSON.parse(after.output) as { rows: ReadonlyArray<{ actor: string; action: string }> }
    const lines = rows.map(({ actor, action }) => `${actor.replace(/\w+@/, '…@')} ${action}`)
    expect(lines).toStrictEqual(
      expect.arrayContaining([
        'staff:…@local maintenance.on',
        'staff:…@local staff.token-made',
        'staff:ปาริชาต points.adjusted',
      ]),
    )
  })
})
