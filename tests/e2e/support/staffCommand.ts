import path from 'node:path'
import { expect } from '@playwright/test'
import { root, run } from '../../../scripts/setup-run.mjs'
import { cleanEnvironment, type startServer } from '../../../scripts/start-server.mjs'
import type { Member } from './members.js'

export type App = Pick<Awaited<ReturnType<typeof startServer>>, 'data' | 'store'>

export const staff = async (app: App, ...args: ReadonlyArray<string>): Promise<string> => {
  const { code, output } = await run(process.execPath, [path.join(root, 'server/dist/staff.js'), ...args], {
    env: cleanEnvironment({ DATA_DIR: app.data, ...app.store }),
    output: 'collect',
  })
  expect(code, output).toBe(0)
  return output
}

/** Without a second person, whatever the number. */
export const givePoints = async (app: App, { email }: Member, points: number): Promise<string> => {
  await staff(app, 'points', 'ceilings', '1000000', '1000000')
  return staff(app, 'points', 'adjust', email, points < 0 ? String(points) : `+${points}`, '--reason', 'ทดสอบ')
}

/** The machine's user approves the one request that waits. */
export const approve = async (app: App): Promise<void> => {
  const { approvals } = JSON.parse(await staff(app, 'approvals', '--json')) as {
    readonly approvals: ReadonlyArray<{ readonly id: string; readonly hash: string }>
  }
  expect(approvals).toHaveLength(1)
  for (const { id, hash } of approvals) expect(await staff(app, 'approvals', 'approve', id, hash)).toBe('approved\n')
}
