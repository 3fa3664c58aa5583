import { chromium as playwright } from '@playwright/test'

const typed = { nickname: 'มะลิ', weight: '13.2', height: '92.5' }
/** The password of all parents: tests/drills/household.ts. */
const password = 'มะลิซ้อน ปลูกริมรั้ว'

/**
 * Two phones with pages from before a release: a half-filled growth check, and a sign-in form with a typed address.
 * @param {string} url
 * @param {string} executablePath of Chromium
 * @param {{ email: string }} parent
 */
export const openPages = async (url, executablePath, parent) => {
  const browser = await playwright.launch({ executablePath })
  const faults = []
  const open = async (where) => {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
      viewport: { width: 360, height: 740 },
      locale: 'th-TH',
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(`${where}: ${error.message}`))
    page.on('console', (message) => message.type() === 'error' && faults.push(`${where}: ${message.text()}`))
    await page.goto(url + where)
    return page
  }
  const growth = await open('/growth')
  await growth.getByLabel('ชื่อเล่น').fill(typed.nickname)
  await growth.locator('input[name="weight"]').fill(typed.weight)
  const signIn = await open('/login')
  await signIn.locator('input[name="email"]').fill(parent.email)

  const goOn = async () => {
    const isStored =
      (await growth.getByLabel('ชื่อเล่น').inputValue()) === typed.nickname &&
      (await growth.locator('input[name="weight"]').inputValue()) === typed.weight &&
      (await signIn.locator('input[name="email"]').inputValue()) === parent.email
    await growth.getByRole('radio', { name: 'หญิง' }).check()
    for (const [name, at] of [
      ['ปี', 4],
      ['เดือน', 1],
      ['วัน', 1],
    ])
      await growth.getByRole('combobox', { name, exact: true }).selectOption({ index: at })
    await growth.locator('input[name="height"]').fill(typed.height)
    await growth.getByRole('button', { name: 'ดูผล' }).click()
    const hasResult = await growth.waitForURL(/\/growth\?result$/, { timeout: 20_000 }).then(
      () => true,
      () => false,
    )
    await signIn.locator('input[name="password"]').fill(password)
    await signIn.locator('input[name="password"]').press('Enter')
    const isIn = await signIn
      .waitForURL((to) => to.pathname !== '/login', { timeout: 20_000 })
      .then(
        () => true,
        () => false,
      )
    return {
      'what was typed before is there': isStored,
      'an old page comes to its result': hasResult,
      'an old page signs in': isIn,
    }
  }
  return { faults, goOn, close: () => browser.close() }
}
