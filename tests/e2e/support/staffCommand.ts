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

export const givePoints = (app: App, { email }: Member, points: number): Promise<string> =>
  staff(app, 'points', 'adjust', email, points < 0 ? String(points) : `+${points}`, '--reason', 'ทดสอบ')
