import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: ReadonlyArray<{
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }>
}

export interface Jumps {
  readonly begun: () => Promise<unknown>
  readonly seen: () => Promise<ReadonlyArray<string>>
  readonly sum: () => Promise<number>
}

interface Noting {
  readonly jumps?: { sum: number; readonly seen: string[] }
}

/** Browsers attribute shifts of the first half second to the press, and fallback fonts differ between machines. */
export const noteJumps = async (page: Page): Promise<Jumps> => {
  await page.addInitScript(() => {
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map((value) => Math.round(value)).join(' ')
    const name = (node: Node | null): string =>
      node instanceof Element ? `${node.localName}.${node.className}` : `"${node?.textContent ?? ''}"`
    const begin = (): void => {
      const jumps = { sum: 0, seen: [] as string[] }
      Object.assign(window, { jumps })
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          jumps.sum += value
          for (const { node, previousRect, currentRect } of sources)
            jumps.seen.push(`${value.toFixed(4)}: ${name(node)} from ${place(previousRect)} to ${place(currentRect)}`)
        }
      }).observe({ type: 'layout-shift' })
    }
    const fontsLoaded = (): boolean => {
      const faces = [...document.fonts].filter(({ family }) => family.includes('Anuphan Variable'))
      return faces.length > 0 && faces.every(({ status }) => status === 'loaded')
    }
    // One more frame passes: the one in which the fonts change.
    const afterFonts = (): void => {
      if (fontsLoaded()) requestAnimationFrame(() => requestAnimationFrame(begin))
      else requestAnimationFrame(afterFonts)
    }
    afterFonts()
  })
  return {
    begun: () => page.waitForFunction(() => (window as Noting).jumps !== undefined),
    seen: () => page.evaluate(() => (window as Noting).jumps?.seen ?? ['nothing was noted']),
    sum: () => page.evaluate(() => (window as Noting).jumps?.sum ?? Infinity),
  }
}
