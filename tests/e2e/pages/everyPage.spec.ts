import type { Page } from '@playwright/test'
import { sampleAddress } from '../../../scripts/web-build/samples.mjs'
import { demo, demoAddresses } from '../support/demo.js'
import { checkGrowth, saveResult } from '../support/growthForm.js'
import { enter, joinMember } from '../support/members.js'
import { typeSignIn } from '../support/signInSteps.js'
import { noteJumps } from '../support/layoutShifts.js'
import { narrowParagraphs, overlaps, overruledByUi } from '../support/layoutFaults.js'
import { askByPhone, newNumber, phoneCodeField, readPhoneCode } from '../support/phones.js'
import { pageReady } from '../support/pageReady.js'
import { expect, test } from '../support/test.js'
import { expectWholeAccessibleOnDesktop } from '../support/wholePage.js'
import { expectRoomWhenZoomed } from '../support/zoom.js'
import { visitAll, routes, type Route } from './crawl.js'

const widths = [320, 360, 768, 1280]

/** Parts beyond the page's edge outside a scrolling row. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement))
    const beyond = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, li, label, legend, a, button, input, select)'),
    ]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
    return [...(scrollWidth > clientWidth ? [`${scrollWidth} in ${clientWidth}`] : []), ...beyond]
  })

const expectWellBuilt = async (page: Page): Promise<void> => {
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.title()).toMatch(/^(?=.*CarePlus).{12,}$/)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    expect(await beyondEdge(page), `beyond the edge at ${width}`).toStrictEqual([])
    expect(await overruledByUi(page), `rules of ui- over a screen's own at ${width}`).toStrictEqual([])
    expect(await overlaps(page), `over one another at ${width}`).toStrictEqual([])
  }
  expect(await narrowParagraphs(page), 'narrow columns in a wide window').toStrictEqual([])
  await expectRoomWhenZoomed(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectWholeAccessibleOnDesktop(page)
}

test('every screen of the table is there', () => {
  expect(routes).toHaveLength(87)
  expect(routes.filter((route) => !route.ready)).toStrictEqual([])
})

const parts = 4
const partOf = (guarded: Route['guard'], part: number): ReadonlyArray<Route> =>
  routes.filter(({ guard }) => guard !== guarded).filter((_, at) => at % parts === part)

/** The largest cumulative layout shift of a page while it loads. */
const maxShift = 0.05

const judge = async (
  page: Page,
  window: { readonly width: number; readonly height: number },
  those: ReadonlyArray<Route>,
  addressOf: (path: string) => string,
  arrived: () => Promise<void> = async () => undefined,
) => {
  const jumps = await noteJumps(page)
  const faults: Record<string, string> = {}
  for (const { path } of those)
    await test
      .step(path, async () => {
        await page.setViewportSize(window)
        await page.goto(addressOf(path))
        await arrived()
        await pageReady(page)
        expect(await jumps.sum(), (await jumps.seen()).join('\n')).toBeLessThanOrEqual(maxShift)
        await expectWellBuilt(page)
      })
      .catch((fault: unknown) => {
        faults[path] = String(fault)
      })
  expect(faults).toStrictEqual({})
}

for (let part = 0; part < parts; part += 1) {
  test(`what a visitor sees is well built: part ${part + 1} of ${parts}`, async ({ page }) => {
    test.setTimeout(300_000)
    await judge(page, { width: 1280, height: 800 }, partOf('auth', part), sampleAddress)
  })

  test(`what a member sees is well built: part ${part + 1} of ${parts}`, async ({ page, context, request, app }) => {
    test.setTimeout(300_000)
    await enter(context, app.url, demo)
    const notLed = () => expect(page).not.toHaveURL(/\/login$/)
    const window = { width: 360, height: 740 }
    await judge(page, window, partOf('authenticated', part), await demoAddresses(request), notLed)
  })
}

/** A browser that stores no site data: reading the names themselves throws. */
const blockSiteData = (): void => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { configurable: true, get: refuse })
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse })
}

test('where the browser blocks site data every path opens, and a member can sign in for the life of the page', async ({
  page,
  context,
  request,
  faults,
}) => {
  faults.foresee(/404/)
  test.setTimeout(300_000)
  await context.addInitScript(blockSiteData)
  await visitAll(context, routes, async (each, { path }) => {
    await each.goto(sampleAddress(path))
    await pageReady(each)
    await expect(each.locator('h1'), path).toHaveCount(1)
    await expect(each.locator('.error-page'), path).toHaveCount(0)
  })
  const member = await joinMember(request)
  await page.goto('/login')
  await typeSignIn(page, member)
  await expect(page).not.toHaveURL(/\/login$/)
  await expect(page.getByRole('link', { name: /คะแนนที่ใช้ได้/ })).toBeVisible()
})

test('what a browser refuses to keep is not called safe; a telephone number signs in for the life of the page', async ({
  page,
  request,
}) => {
  await page.addInitScript(blockSiteData)
  await checkGrowth(page)
  await saveResult(page)
  await expect(page.getByRole('heading', { name: 'ผลที่ยังไม่ได้เก็บเข้าบัญชี' })).toBeVisible()
  await expect(page.getByText(/^เครื่องนี้ไม่ยอมให้เก็บข้อมูล/)).toBeVisible()
  await expect(page.getByText('ไม่มีอะไรหาย')).toHaveCount(0)

  const number = newNumber()
  await page.goto('/login-with-phone')
  await askByPhone(page, number)
  await phoneCodeField(page).fill(await readPhoneCode(request, number))
  await page.locator('input[name="name"]').fill('แม่มะลิ')
  await page.locator('input[name="adult"]').check()
  await page.locator('input[name="accepted"]').check()
  await page.getByRole('button', { name: 'สมัครและเข้าสู่ระบบ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('แม่มะลิ')
})
