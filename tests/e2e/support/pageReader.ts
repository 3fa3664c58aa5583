import type { Virtual } from '@guidepup/virtual-screen-reader'

interface Reading {
  readonly VirtualReader: new () => Virtual
  heard?: { readonly reader: Virtual; readonly live: Array<readonly [after: number, said: string]>; asked: number }
}

/** Runs in the page. One line for each item as it is spoken; a control includes its label, hint and error. */
export const readThrough = async (selector: string): Promise<ReadonlyArray<string>> => {
  const { VirtualReader } = window as unknown as Reading
  const container = document.querySelector(selector)
  if (container === null) return [`nothing at ${selector}`]
  const one =
    'a[href], button, select, summary, h1, h2, h3, h4, h5, h6, legend, th, td, caption, [role=button], [role=img], [role=tab], [role=gridcell], [role=columnheader]'
  // A calendar differs each month.
  const another = '.stool-calendar, [role=grid]'
  const control = 'a[href], button, input, select, textarea, [tabindex="0"]'
  const tied = [...container.querySelectorAll('[aria-describedby]')]
    .flatMap((each) => (each.getAttribute('aria-describedby') ?? '').split(' '))
    .map((id) => document.getElementById(id))
  const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)
  const isSpokenBefore = (node: Node): boolean => {
    if (elementOf(node)?.closest(another)) return true
    if (node instanceof Element && node.matches(control)) return false
    if (elementOf(node)?.closest('legend') || node.parentElement?.closest(one)) return true
    if (node.parentElement?.closest('label')?.control) return true
    return tied.some((each) => each?.contains(node))
  }
  const blockOf = (node: Node): Element | null => {
    let each = elementOf(node)
    while (each !== null && each !== container && ['inline', 'contents'].includes(getComputedStyle(each).display))
      each = each.parentElement
    return each
  }
  /** The separator of two texts on one line; null: they are on two lines. */
  const between = (before: Node, after: Node): string | null => {
    if (blockOf(before) !== blockOf(after)) return null
    const range = document.createRange()
    range.setStartAfter(before)
    range.setEnd(after, 0)
    const edges = `${/\s$/.exec(before.textContent ?? '')?.[0] ?? ''}${range.toString()}${/^\s/.exec(after.textContent ?? '')?.[0] ?? ''}`
    if (range.cloneContents().querySelector('br') !== null) return null
    return edges === '' ? '' : ' '
  }
  // If the page changes meanwhile, the reader begins again.
  const met = new Map<Node, Set<string>>()
  const isMet = (node: Node, phrase: string): boolean => {
    const before = met.get(node) ?? new Set<string>()
    met.set(node, before)
    return before.size === before.add(phrase).size
  }
  const reader = new VirtualReader()
  await reader.start({ container })
  const lines: string[] = []
  let last: Node | null = null
  for (;;) {
    await reader.next()
    const node = reader.activeNode
    const phrase = await reader.lastSpokenPhrase()
    if (node === null || node === container || isMet(node, phrase)) break
    if (isSpokenBefore(node)) continue
    if (node.nodeType === Node.TEXT_NODE) {
      const gap: string | null = last === null ? null : between(last, node)
      lines.push(gap === null ? phrase : `${lines.pop() ?? ''}${gap}${phrase}`)
      last = node
    } else {
      const { value, selectedOptions } = node instanceof HTMLSelectElement ? node : { value: '', selectedOptions: [] }
      lines.push(value === '' ? phrase : phrase.replace(`, ${value}`, `, ${selectedOptions[0]?.label}`))
      last = null
    }
  }
  await reader.stop()
  return lines
}

/** Runs in the page. The virtual reader misses live regions' hidden text and new alerts, so it listens to them. */
export const listen = async (): Promise<void> => {
  const reading = window as unknown as Reading
  if (reading.heard !== undefined) return
  const reader = new reading.VirtualReader()
  await reader.start({ container: document.body })
  const live: Array<readonly [after: number, said: string]> = []
  reading.heard = { reader, live, asked: 1 }
  const isHidden = (element: Element): boolean =>
    element.getAttribute('aria-hidden') === 'true' || !element.checkVisibility({ visibilityProperty: true })
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || isHidden(node)) return ''
    const inside = [...node.childNodes].map(textOf).join('')
    return getComputedStyle(node).display === 'inline' ? inside : ` ${inside} `
  }
  const polite = '[role=status], [role=alert], output, [aria-live]:not([aria-live=off])'
  const atomic = '[role=status], [role=alert], output, [aria-atomic=true]'
  const recordSpoken = (changes: ReadonlyArray<MutationRecord>, count: number): void => {
    const spoken = changes.flatMap(({ target, addedNodes }) => {
      const alerts = [...addedNodes].flatMap((node) =>
        node instanceof Element
          ? [...node.querySelectorAll('[role=alert]'), ...(node.matches('[role=alert]') ? [node] : [])]
          : [],
      )
      const region = (target instanceof Element ? target : target.parentElement)?.closest(polite) ?? null
      if (region === null || region.closest('[aria-hidden=true]') !== null) return alerts
      return [
        ...alerts,
        ...(region.matches(atomic) ? [region] : target.nodeType === Node.TEXT_NODE ? [target] : addedNodes),
      ]
    })
    for (const node of new Set(spoken)) {
      const phrase = node.isConnected ? textOf(node).replaceAll(/\s+/g, ' ').trim() : ''
      if (phrase !== '') live.push([count, `${elementRole(node)}: ${phrase}`])
    }
  }
  const elementRole = (node: Node): string =>
    (node instanceof Element ? node : node.parentElement)?.closest('[role=alert], [aria-live=assertive]')
      ? 'assertive'
      : 'polite'
  new MutationObserver(
    (changes) => void reader.spokenPhraseLog().then(({ length }) => recordSpoken(changes, length)),
  ).observe(document.body, { childList: true, characterData: true, subtree: true })
}

export const heardCount = async (): Promise<number> => {
  const { heard } = window as unknown as Reading
  return heard === undefined ? 0 : (await heard.reader.spokenPhraseLog()).length + heard.live.length
}

/** Runs in the page: phrases since the last call. */
export const heardSince = async (): Promise<ReadonlyArray<string>> => {
  const { heard } = window as unknown as Reading
  if (heard === undefined) return []
  const phrase = await heard.reader.spokenPhraseLog()
  const lines = phrase.flatMap((line, at) => [
    ...(at < heard.asked || /^(?:polite|assertive):/.test(line) ? [] : [line]),
    ...heard.live.filter(([after]) => after === at + 1).map(([, words]) => words),
  ])
  heard.asked = phrase.length
  heard.live.length = 0
  return lines
}
