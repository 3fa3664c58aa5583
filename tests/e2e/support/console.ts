import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { staff, type App } from './staffCommand.js'

type PrintingApp = App & { readonly printed: () => string }

export const consoleOf = async (app: PrintingApp): Promise<string> => {
  const address = () => /Console of staff: (\S+)/.exec(app.printed())?.[1]
  await expect.poll(address).toBeDefined()
  return address() ?? ''
}

export const newToken = async (app: PrintingApp): Promise<{ readonly name: string; readonly token: string }> => {
  const name = `ปาริชาต ${randomUUID().slice(0, 8)}`
  const [token = ''] = (await staff(app, 'token', 'make', name)).split('\n')
  return { name, token }
}

export const enterConsole = async (page: Page, app: PrintingApp): Promise<string> => {
  const { name, token } = await newToken(app)
  await page.goto(await consoleOf(app))
  await page.getByRole('textbox', { name: 'โทเคน' }).fill(token)
  await page.getByRole('button', { name: 'เข้าโต๊ะทำงาน' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ใบเสร็จ')
  return name
}
