import { readFile } from 'node:fs/promises'
import { addChild } from '../support/account.js'
import { expectAccessible } from '../support/accessible.js'
import { dayFromToday } from '../support/relativeDays.js'
import { mali } from '../support/growthForm.js'
import { enter, joinMember } from '../support/members.js'
import { expect, test } from '../support/test.js'

const child = { nickname: mali.name, birthday: mali.born.iso, gender: 'female' } as const
const earlier = [
  { date: dayFromToday(-200), weight: 11.8, height: 86.4 },
  { date: dayFromToday(-100), weight: 12.4, height: 89.5 },
] as const

test('the sheet is saved as a picture, with the name hidden if wished', async ({ page, context, request, app }) => {
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, earlier)
  await page.goto(`/children-profile/save-progress-growth?child=${id}`)
  const paper = page.locator('.sheet__paper')
  await expect(paper).toContainText(`น้อง${mali.name}`)
  await page.getByRole('switch', { name: 'ซ่อนชื่อ' }).check()
  await expect(paper).not.toContainText(mali.name)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'บันทึกรูป' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe(`careplus-growth-${earlier[1].date}.png`)
  const picture = await readFile(await file.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toStrictEqual([1080, 1350])
  // An empty picture of that size would have a few thousand bytes.
  expect(picture.length).toBeGreaterThan(40_000)
})

test('where the device can hand a picture on, the sheet goes as a file; closing the list of apps is no failure', async ({
  page,
  context,
  request,
  app,
}) => {
  const member = await joinMember(request)
  const id = await addChild(request, await enter(context, app.url, member), child, earlier)
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { readonly files: ReadonlyArray<File> }) => {
        shared.push(`${files[0]?.name} ${files[0]?.type}`)
        Object.assign(globalThis, { shared })
        if (shared.length > 1) throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await page.goto(`/children-profile/save-progress-growth?child=${id}`)
  const share = page.getByRole('button', { name: 'ส่งต่อ' })
  const sharedFiles = () =>
    page.evaluate(() => (globalThis as { readonly shared?: ReadonlyArray<string> }).shared ?? [])
  const file = `careplus-growth-${earlier[1].date}.png image/png`
  await share.click()
  await expect.poll(sharedFiles).toStrictEqual([file])
  await share.click()
  await expect.poll(sharedFiles).toStrictEqual([file, file])
  await expect(page.getByText('ทำรูปไม่สำเร็จ')).toHaveCount(0)
})

test.describe('inside LINE', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Line/14.16.0' })

  test('the sheet becomes a picture to press and hold', async ({ page, context, request, app }) => {
    const member = await joinMember(request)
    const id = await addChild(request, await enter(context, app.url, member), child, earlier)
    await page.goto(`/children-profile/save-progress-growth?child=${id}`)
    await expect(page.getByRole('button', { name: 'พิมพ์หรือเก็บเป็น PDF' })).toHaveCount(0)
    await page.getByRole('button', { name: 'ทำรูปไว้บันทึก' }).click()
    await expect(page.getByText('กดค้างที่รูป แล้วเลือกบันทึกรูป')).toBeVisible()
    const picture = page.getByRole('img', { name: `แผ่นการเติบโตของน้อง${mali.name}` })
    await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/)
    expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toStrictEqual([
      1080, 1350,
    ])
    await expectAccessible(page)
    await page.getByRole('switch', { name: 'ซ่อนชื่อ' }).check()
    await expect(page.locator('svg.sheet__paper')).not.toContainText(mali.name)
  })
})
