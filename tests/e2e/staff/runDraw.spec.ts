import type { Browser, Page } from '@playwright/test'
import { ownServer } from '../support/ownServer.js'
import { expectAccessibleInBothThemes } from '../support/accessible.js'
import { consoleOf, enterConsole } from '../support/console.js'
import { endEntries, enterDraw, openDraw, reachNumberDay } from '../support/draws.js'
import { enter, joinMember } from '../support/members.js'
import { pageReady } from '../support/pageReady.js'
import { approve, givePoints, type App } from '../support/staffCommand.js'
import { expect, test } from '../support/test.js'

const drawPath = `/rewards/luckydraw/${openDraw}`
const step = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 3, name, exact: true }) })

const take = async (page: Page, title: string, button: string): Promise<void> => {
  await step(page, title).getByRole('button', { name: button, exact: true }).click()
  const asked = page.getByRole('alertdialog')
  await pageReady(page)
  await expectAccessibleInBothThemes(page)
  await asked.getByRole('button', { name: button, exact: true }).click()
  await expect(asked).toHaveCount(0)
}

/** Servers run one after another on the same data folder, and days pass between them. */
const days = async (
  browser: Browser,
  tickets: number,
  play: (running: {
    readonly passing: (change: (stopped: App) => Promise<void>) => Promise<void>
    readonly desk: () => Promise<Page>
    readonly approved: () => Promise<void>
    readonly phone: Page
  }) => Promise<void>,
): Promise<void> => {
  const { first, again, remove } = await ownServer()
  let app = first
  const parent = await browser.newContext({ baseURL: app.url, viewport: { width: 360, height: 740 } })
  const phone = await parent.newPage()
  const member = await joinMember(parent.request)
  await givePoints(app, member, 100)
  await enterDraw(parent.request, openDraw, tickets, await enter(parent, app.url, member))
  await play({
    passing: async (change) => {
      await phone.goto('about:blank')
      await app.stop()
      await change(app)
      app = await again()
    },
    desk: async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await enterConsole(page, app)
      await page.goto(`${await consoleOf(app)}/draws/${openDraw}`)
      return page
    },
    approved: () => approve(app),
    phone,
  })
  await parent.close()
  await app.stop()
  await remove()
}

test(
  'a draw is closed and run at the console; its parent reads the result and checks it',
  { tag: ['@desktop-only'] },
  async ({ browser }) => {
    test.setTimeout(120_000)
    await days(browser, 3, async ({ passing, desk, phone }) => {
      await passing((app) => endEntries(app, openDraw))
      const closing = await desk()
      await take(closing, 'ปิดรับสิทธิ์', 'ปิดรับสิทธิ์')
      await expect(closing.getByText('ล็อกรายชื่อสิทธิ์ (SHA-256)')).toBeVisible()
      await expect(step(closing, 'จับรางวัล').getByRole('button', { name: 'จับรางวัล' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )

      await passing((app) => reachNumberDay(app, openDraw))
      const running = await desk()
      const run = step(running, 'จับรางวัล')
      await run.getByRole('textbox', { name: 'เลขที่ออก' }).fill('482917')
      await run.getByRole('textbox', { name: 'พิมพ์เลขอีกครั้ง' }).fill('482971')
      await expect(run).toContainText('เลขสองช่องยังไม่ตรงกัน')
      await run.getByRole('textbox', { name: 'พิมพ์เลขอีกครั้ง' }).fill('482917')
      await take(running, 'จับรางวัล', 'จับรางวัล')
      await expect(running.getByText('ไม่มีขั้นตอนเหลือ')).toBeVisible()
      await expect(running.getByRole('region', { name: 'ผู้ได้รางวัล' }).getByText('ได้รางวัล', { exact: true })).toHaveCount(
        5,
      )

      await phone.goto(drawPath)
      await expect(phone.getByText(/เลข 482917/).first()).toBeVisible()
      await phone.getByRole('link', { name: 'ตรวจผลเองด้วยเครื่องนี้' }).click()
      await expect(phone.getByText('ผลตรงกัน')).toBeVisible()
      await expect(phone.locator('.my-tickets')).toContainText('รวม 3\u00A0สิทธิ์')
    })
  },
)

test(
  'a result from elsewhere is recorded at the console, by code and by name, with a word on how it came',
  { tag: ['@desktop-only'] },
  async ({ browser }) => {
    test.setTimeout(120_000)
    await days(browser, 1, async ({ passing, desk, approved, phone }) => {
      await passing((app) => endEntries(app, openDraw))
      await take(await desk(), 'ปิดรับสิทธิ์', 'ปิดรับสิทธิ์')
      await passing((app) => reachNumberDay(app, openDraw))
      const page = await desk()
      const record = step(page, 'ประกาศผลที่จับที่อื่น')
      await record.getByRole('textbox', { name: 'ผลนี้มาอย่างไร' }).fill('จับต่อหน้าเจ้าหน้าที่เขตบางรัก')
      await record.getByRole('textbox', { name: /^ผู้ได้รางวัล/ }).fill('สมหญิง ใจดี, 0812345678\nมานี มีนา, 0898765432')
      await take(page, 'ประกาศผลที่จับที่อื่น', 'ขอประกาศผล')
      await expect(page.getByText('รออีกคนอนุมัติ')).toBeVisible()
      await approved()
      await page.reload()
      await expect(page.getByRole('region', { name: 'ผู้ได้รางวัล' })).toContainText('•••')
      await expect(page.getByText('จับต่อหน้าเจ้าหน้าที่เขตบางรัก')).toBeVisible()

      await phone.goto(drawPath)
      await expect(phone.getByText('ใช้ผลที่ประกาศอย่างเป็นทางการ').first()).toBeVisible()
      await expect(phone.getByText(/^ดูรายชื่อด้านบนว่ามีคุณไหม คุณมี 1.สิทธิ์$/)).toBeVisible()
      await expect(phone.getByText('08•-•••-5678')).toBeVisible()
      await expect(phone.getByRole('link', { name: 'ตรวจผลเองด้วยเครื่องนี้' })).toHaveCount(0)
      await pageReady(phone)
      await expectAccessibleInBothThemes(phone)
    })
  },
)

test('a cancelled draw gives every point back and says why', { tag: ['@desktop-only'] }, async ({ browser }) => {
  test.setTimeout(120_000)
  await days(browser, 3, async ({ desk, phone }) => {
    await phone.goto('/rewards')
    await expect(phone.getByText('40', { exact: true }).first()).toBeVisible()

    const page = await desk()
    await step(page, 'ยกเลิกการจับรางวัล').getByRole('textbox', { name: 'เหตุผลที่บอกสมาชิก' }).fill('ของรางวัลผลิตไม่ทัน')
    await take(page, 'ยกเลิกการจับรางวัล', 'ยกเลิกและคืนคะแนน')
    await expect(page.getByText('ไม่มีขั้นตอนเหลือ')).toBeVisible()

    await phone.goto(drawPath)
    await expect(phone.getByText(/เพราะของรางวัลผลิตไม่ทัน คะแนนของทุกคนคืนครบ/)).toBeVisible()
    await pageReady(phone)
    await expectAccessibleInBothThemes(phone)
    await phone.goto('/rewards')
    await expect(phone.getByText('100', { exact: true }).first()).toBeVisible()
  })
})
