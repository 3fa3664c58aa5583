import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: ReadonlyArray<{
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }>
}

/** Notes whatever moves by itself in the pages that `page` opens from now on, as the browser reckons layout shifts, in words. */
export const noteJumps = async (page: Page): Promise<() => Promise<ReadonlyArray<string>>> => {
  await page.addInitScript(() => {
    const jumps: string[] = []
    Object.assign(window, { jumps })
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map((value) => Math.round(value)).join(' ')
    const name = (node: Node | null): string =>
      node instanceof Element ? `${node.localName}.${node.className}` : `"${node?.textContent ?? ''}"`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          for (const { node, previousRect, currentRect } of sources)
            jumps.push(`${value.toFixed(4)}: ${name(node)} from ${place(previousRect)} to ${place(currentRect)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { readonly jumps: ReadonlyArray<string> }).jumps)
}
