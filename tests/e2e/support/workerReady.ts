import type { Page } from '@playwright/test'

export const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const whole = async (): Promise<boolean> => {
      const [name] = (await caches.keys()).filter((each) => each.includes('precache'))
      return name !== undefined && (await (await caches.open(name)).keys()).length > 20
    }
    while (!(await whole())) await new Promise((resolve) => setTimeout(resolve, 100))
  })
