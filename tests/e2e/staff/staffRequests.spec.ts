import { randomUUID } from 'node:crypto'
import { post } from '../support/api.js'
import { expectAccessibleInBothThemes } from '../support/accessible.js'
import { enterConsole } from '../support/console.js'
import { accessOf, joinMember } from '../support/members.js'
import { askTeam, requestsOf } from '../support/requests.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'

test(
  'a request is read with its picture and answered; what came meanwhile is read first',
  { tag: ['@desktop-only'] },
  async ({ page, request, app, faults }) => {
    faults.foresee(/409/)
    const token = await accessOf(request, await joinMember(request))
    const words = `ของที่แลกยังไม่ถึงบ้าน ${randomUUID().slice(0, 8)}`
    const id = await askTeam(page, request, token, words)
    await enterConsole(page, app)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^เรื่องที่ถาม/ })
      .click()
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('row').filter({ hasText: words }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ของที่แลก')
    const picture = page.getByRole('button', { name: 'ดูรูปประกอบ 1 ให้ใหญ่' })
    await expect
      .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    await picture.click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await page.getByRole('button', { name: 'ปิดรูป' }).click()

    await page.getByRole('button', { name: 'ส่งคำตอบ' }).click()
    await expect(page.getByText('พิมพ์คำตอบก่อน')).toBeVisible()
    await post(request, `/th/requests/${id}/messages/`, { message: 'สั่งไปตั้งแต่วันจันทร์ค่ะ' }, token)
    const answer = page.getByRole('textbox', { name: /^คำตอบ/ })
    await answer.fill('ส่งออกไปแล้วค่ะ ถึงพรุ่งนี้')
    await page.getByRole('button', { name: 'ส่งคำตอบ' }).click()
    await expect(page.getByRole('alert')).toContainText('มีข้อความใหม่เข้ามา')
    await page.getByRole('button', { name: 'อ่านข้อความใหม่' }).click()
    await expect(page.getByText('สั่งไปตั้งแต่วันจันทร์ค่ะ')).toBeVisible()
    await expect(answer).toHaveValue('ส่งออกไปแล้วค่ะ ถึงพรุ่งนี้')
    await page.getByRole('button', { name: 'ส่งคำตอบ' }).click()
    await expect(page.getByText('ส่งคำตอบแล้ว')).toBeVisible()
    await expect(answer).toHaveValue('')
    await pageReady(page)
    await expectAccessibleInBothThemes(page)
    expect(await requestsOf(request, token)).toMatchObject([
      { state: 'answered', messages: [{}, {}, { by: 'staff', words: 'ส่งออกไปแล้วค่ะ ถึงพรุ่งนี้' }] },
    ])
  },
)
