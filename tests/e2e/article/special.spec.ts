import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessible } from '../support/wholePage.js'
import { tick } from '../support/tick.js'

for (const name of ['cow-milk-protein-allergy', 'digestive-discomfort', 'sensitive'])
  test(`${name}: signs are counted on the page, the doctor's signs stand under them, and it can be printed`, async ({
    page,
  }) => {
    await page.goto(`/article/${name}`)
    await pageReady(page)
    await expect(page.locator('.article-doctor')).toHaveCount(2)
    await expect(page.locator('.doctor-call')).toBeHidden()
    await expectWholeAccessible(page)

    const signs = page.locator('.article-signs')
    const boxes = signs.getByRole('checkbox')
    for (const box of (await boxes.all()).slice(0, 3)) await tick(box)
    await expect(signs.getByRole('status')).toHaveText(`ติ๊ก 3 จาก ${await boxes.count()}`)
    await expect(signs.locator('.ui-note').first()).toBeVisible()
    await page.reload()
    await pageReady(page)
    await expect(boxes.first()).not.toBeChecked()

    await page.evaluate(() => {
      window.print = () => void document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'พิมพ์ไว้ติดตู้เย็น' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(signs).toBeVisible()
    for (const box of await page.locator('.article-doctor').all()) await expect(box).toBeVisible()
    await expect(page.getByRole('button', { name: 'พิมพ์ไว้ติดตู้เย็น' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })
