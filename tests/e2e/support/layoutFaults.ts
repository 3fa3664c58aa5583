import type { Page } from '@playwright/test'

/** A column this narrow breaks Thai into single words: px, for a paragraph of more than 60 letters in a wide window. */
const minColumnPx = 240

/** Long paragraphs that stand in too narrow a column. */
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

/**
 * Properties that a rule for a `ui-` class alone takes from a rule for another class of the same element: a screen's own rule is
 * to win by its layer, whatever the order of the sheets.
 */
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
    /** A rule of no layer beats them all. */
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
