import type { Page } from '@playwright/test'

/** A column this narrow breaks Thai into single words: px, for a paragraph of more than 60 letters in a wide window. */
const minColumnPx = 240

export const narrowParagraphs = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((min) => {
    /** Without what is read aloud alone. */
    const shownText = (element: Element): string => {
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('.ui-hidden')) hidden.remove()
      return copy.textContent.trim()
    }
    return [...document.querySelectorAll('main :is(p, li, dd)')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ text: shownText(element), width: Math.round(element.getBoundingClientRect().width) }))
      .filter(({ text, width }) => text.length > 60 && width > 1 && width < min)
      .map(({ text, width }) => `${width} px: ${text.slice(0, 40)}`)
  }, minColumnPx)

/** Properties that a `ui-` rule takes from another class's: a screen's rule must win by its layer. */
export const overruledByUi = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const layers: string[] = []
    interface Rule {
      readonly selector: string
      readonly layer: string
      readonly properties: ReadonlyArray<string>
    }
    const rulesIn = (list: CSSRuleList, layer: string): ReadonlyArray<Rule> =>
      [...list].flatMap((rule): ReadonlyArray<Rule> => {
        if (rule instanceof CSSLayerStatementRule) {
          layers.push(...rule.nameList.filter((name) => !layers.includes(name)))
          return []
        }
        if (rule instanceof CSSLayerBlockRule) {
          if (!layers.includes(rule.name)) layers.push(rule.name)
          return rulesIn(rule.cssRules, rule.name)
        }
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
        if (rule instanceof CSSStyleRule && !rule.selectorText.includes('::'))
          return [{ selector: rule.selectorText, layer, properties: [...rule.style] }]
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules, layer) : []
      })
    const rules = [...document.styleSheets]
      .filter(({ disabled }) => !disabled)
      .flatMap((each) => rulesIn(each.cssRules, ''))
    const rank = (layer: string) => (layer === '' ? layers.length : layers.indexOf(layer))
    const classesIn = (selector: string) => (selector.match(/\.[a-zA-Z][\w-]*/g) ?? []).map((name) => name.slice(1))
    const isUi = (name: string) => name.startsWith('ui-')
    const classed = rules
      .filter(({ layer }) => layer !== 'base')
      .flatMap((rule) => classesIn(rule.selector).map((name) => [name, rule] as const))
    const byClass = new Map<string, Rule[]>()
    for (const [name, rule] of classed) byClass.set(name, [...(byClass.get(name) ?? []), rule])
    const ofUi = rules.filter(({ selector }) => classesIn(selector).length > 0 && classesIn(selector).every(isUi))
    const elements = [...document.querySelectorAll('[class*="ui-"]')].filter(
      ({ classList }) => [...classList].some(isUi) && ![...classList].every(isUi),
    )
    const faults = elements.flatMap((element) => {
      const own = [...element.classList].filter((name) => !isUi(name)).flatMap((name) => byClass.get(name) ?? [])
      return [...new Set(own)]
        .filter(({ selector }) => element.matches(selector))
        .flatMap((rule) =>
          ofUi
            .filter(
              ({ selector, layer, properties }) =>
                rank(layer) >= rank(rule.layer) &&
                properties.some((each) => rule.properties.includes(each)) &&
                element.matches(selector),
            )
            .map(({ selector }) => `${selector} over ${rule.selector}`),
        )
    })
    return [...new Set(faults)]
  })

/** Pixels: a line box is higher than its letters. */
const sharedPx = 3

export const overlaps = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((shared) => {
    interface Box {
      readonly name: string
      readonly element: Element
      readonly rects: ReadonlyArray<DOMRect>
    }
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (/^(?:fixed|sticky)$/.test(getComputedStyle(element).position) || floats(element.parentElement))
    const isReadAloudOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isReadAloudOnly(element.parentElement))
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !floats(element) &&
      !isReadAloudOnly(element)
    /** Without what scrolling rows and cropped boxes hide. */
    const shownRects = (element: Element, rects: Iterable<DOMRect>): ReadonlyArray<DOMRect> => {
      let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity]
      for (let at: Element | null = element.parentElement; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
      }
      return [...rects]
        .map((r) => {
          const [x, y] = [Math.max(r.left, left), Math.max(r.top, top)]
          return new DOMRect(x, y, Math.min(r.right, right) - x, Math.min(r.bottom, bottom) - y)
        })
        .filter((r) => r.width > 1 && r.height > 1)
    }
    const texts: Box[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const name = (node.nodeValue ?? '').trim()
      if (element === null || name === '' || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      texts.push({ name: name.slice(0, 30), element, rects: shownRects(element, range.getClientRects()) })
    }
    const controls = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
      .filter(isSeen)
      .map((element): Box => {
        const name = `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}`
        return { name, element, rects: shownRects(element, element.getClientRects()) }
      })
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > shared &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > shared
    const pairs = (boxes: ReadonlyArray<Box>): ReadonlyArray<string> =>
      boxes.flatMap((a, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (b) =>
              !a.element.contains(b.element) &&
              !b.element.contains(a.element) &&
              a.rects.some((one) => b.rects.some((other) => meet(one, other))),
          )
          .map((b) => `${a.name} / ${b.name}`),
      )
    return [...new Set([...pairs(texts), ...pairs(controls)])]
  }, sharedPx)
