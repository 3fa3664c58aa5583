import { readFileSync } from 'node:fs'
import { expectAccessibleInBothThemes } from '../support/accessible.js'
import { enterConsole } from '../support/console.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

test(
  'what waits and the points outstanding are told at a glance, lead to where staff see to it, and are kept as a file',
  { tag: ['@desktop-only', '@tablet-only'] },
  async ({ page, app }) => {
    await enterConsole(page, app)
    await page.getByRole('navigation').getByRole('link', { name: 'ภาพรวม' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ภาพรวม')
    const work = page.getByRole('table', { name: 'งานที่รออยู่' })
    await expect(work.getByRole('row')).toHaveCount(12)
    // The demo account has points that expire.
    const expiring = page.getByRole('table', { name: 'คะแนนที่หมดอายุตามเดือน' })
    await expect(expiring.getByRole('row').nth(1)).toContainText(/[ก-๙.]+.\d\d/)
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'เก็บเป็นไฟล์ CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^careplus-overview-\d{4}-\d\d-\d\d\.csv$/)
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines[0]).toContain('หมวด,รายการ,จำนวน')
    expect(lines.filter((line) => line.startsWith('งานที่รออยู่,'))).toHaveLength(11)

    await work.getByRole('link', { name: 'ใบเสร็จรอตัดสิน' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ใบเสร็จ')
  },
)
