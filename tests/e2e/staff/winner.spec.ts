import { expectAccessibleInBothThemes } from '../support/accessible.js'
import { consoleOf, enterConsole } from '../support/console.js'
import { finishedDraw } from '../support/draws.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

test(
  'a winner is masked until staff ask how to reach them, and each look stands in the log',
  { tag: ['@desktop-only'] },
  async ({ page, app }) => {
    const name = await enterConsole(page, app)
    await page.goto(`${await consoleOf(app)}/draws/${finishedDraw}`)
    const winners = page.getByRole('region', { name: 'ผู้ได้รางวัล' })
    await expect(winners).toContainText('•••')
    await expect(winners).toContainText('ระบบบันทึกชื่อคุณ')
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    await winners.getByRole('button', { name: /ลำดับที่ 1$/ }).click()
    const contact = winners.getByRole('group', { name: 'ช่องทางติดต่อผู้ได้รางวัลลำดับที่ 1' })
    await expect(contact).toBeFocused()
    await expect(contact).toContainText('ชื่อ')
    await expect(contact).not.toContainText('•••')
    await pageReady(page)
    await expectAccessibleInBothThemes(page)

    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^บันทึกการทำงาน/ })
      .click()
    await page.getByRole('combobox', { name: 'ใคร' }).selectOption(name)
    await page.getByRole('button', { name: 'กรอง', exact: true }).click()
    await expect(page.getByRole('cell', { name: 'เปิดดูผู้ได้รางวัล', exact: true })).toHaveCount(1)
    await page.goBack()
    await expect(winners).toBeVisible()
    await expect(contact).toHaveCount(0)
  },
)
