import type { Page } from '@playwright/test'
import { enter, joinMember } from '../support/members.js'
import { addBaby, answerAll, chooseColour, goOn, heading, toCard } from '../support/stool.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessibleOnDesktop } from '../support/wholePage.js'

const clay = '#D6CFC3'

/** A drawn picture as a camera's PNG: a round stool on a cloth at the left, white tissue at the right. */
const pictureOf = async (page: Page, stool: string, light: number): Promise<Buffer> => {
  const base64 = await page.evaluate(
    async ([colour, brightness]) => {
      const canvas = new OffscreenCanvas(1200, 900)
      const pen = canvas.getContext('2d')
      if (pen === null) throw new Error('no canvas')
      pen.filter = `brightness(${brightness})`
      pen.fillStyle = '#8A8F94'
      pen.fillRect(0, 0, 1200, 900)
      pen.fillStyle = '#F4F4F2'
      pen.fillRect(760, 250, 340, 400)
      pen.fillStyle = colour
      pen.beginPath()
      pen.arc(384, 450, 190, 0, 7)
      pen.fill()
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    [stool, light] as const,
  )
  return Buffer.from(base64, 'base64')
}

const give = async (page: Page, stool: string, light = 1): Promise<void> =>
  page
    .locator('input[name="picture"]')
    .setInputFiles({ name: 'stool.png', mimeType: 'image/png', buffer: await pictureOf(page, stool, light) })

test('the picture is read behind its switch, on the device; the worse of eye and picture wins', async ({
  page,
  context,
  request,
  app,
}) => {
  const id = await addBaby(request, await enter(context, app.url, await joinMember(request)), 40)
  await toCard(page, id)
  await chooseColour(page, /เหลืองทอง/)
  await goOn(page)
  const toggle = page.getByRole('switch', { name: 'อ่านสีจากรูป' })
  await expect(toggle).not.toBeChecked()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await toggle.check()
  await expect(page.getByText(/กระดาษทิชชูขาวอยู่ในรูปด้วย/)).toBeVisible()
  const sent: string[] = []
  page.on('request', (one) => sent.push(`${one.method()} ${one.url()}`))
  await give(page, clay)
  const read = page.locator('.stool-photo__read')
  await expect(read).toContainText('ช ซีด เทา ขาว')
  await expectWholeAccessibleOnDesktop(page)

  const stool = page.getByRole('button', { name: 'วงอุจจาระ' })
  const tissue = page.getByRole('button', { name: 'วงทิชชูขาว' })
  await stool.focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByText('อ่านไม่ชัด', { exact: true })).toBeVisible()
  await expect(page.getByText('ก่อนอายุ 90 วัน รูปที่อ่านไม่ชัดนับเป็นสีซีดไว้ก่อน')).toBeVisible()
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowDown')
  await expect(read).toContainText('ช ซีด เทา ขาว')
  await tissue.focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByText('อ่านไม่ชัด', { exact: true })).toBeVisible()

  const frame = await page.locator('.stool-circles__frame').boundingBox()
  const box = await tissue.locator('circle').first().boundingBox()
  if (frame === null || box === null) throw new Error('the picture is not shown')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.81, frame.y + frame.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(read).toContainText('ช ซีด เทา ขาว')
  expect(sent).toStrictEqual([])

  await page.reload()
  await expect(page.getByText('อ่านไว้แล้ว รูปไม่ได้เก็บไว้')).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).toContain('clay')
  expect(stored.length).toBeLessThan(4000)
  await goOn(page)
  await answerAll(page)
  await expect(heading(page)).toHaveText('พบแพทย์วันนี้')
  await expect(page.getByText('สีนี้อ่านจากรูป ควรระวังกว่าสีที่ตาเห็น')).toBeVisible()
})

test('a picture in the dark is unsure, a broken one is told, and either may be left out', async ({
  page,
  context,
  request,
  app,
}) => {
  const id = await addBaby(request, await enter(context, app.url, await joinMember(request)), 400)
  await toCard(page, id)
  await chooseColour(page, /เหลืองทอง/)
  await goOn(page)
  await page.getByRole('switch', { name: 'อ่านสีจากรูป' }).check()
  await page
    .locator('input[name="picture"]')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByText(/เปิดรูปนี้ไม่ได้/)).toBeVisible()
  await give(page, clay, 0.15)
  await expect(page.getByText('รูปมืดไป ลองถ่ายใกล้หน้าต่าง')).toBeVisible()
  await expect(page.getByText('รูปนี้อ่านไม่ชัด ใช้สีที่ตาเห็น')).toBeVisible()
  await page.getByRole('button', { name: 'ไม่ใช้รูป' }).click()
  await expect(page.getByText('อ่านไม่ชัด', { exact: true })).toHaveCount(0)
  await goOn(page)
  await answerAll(page)
  await expect(heading(page)).toHaveText('สีนี้ปกติ')
})
