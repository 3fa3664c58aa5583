import type { BrowserContext } from '@playwright/test'

export interface Watch {
  /** Says that a message or a failed request matching `pattern` belongs to the story told by this test. */
  readonly foresee: (pattern: RegExp) => void
  readonly unforeseen: () => ReadonlyArray<string>
}

/** Collects everything in `context` that a developer would have to explain: warnings, errors, and requests that failed. */
export const watch = (context: BrowserContext): Watch => {
  const seen: string[] = []
  // Said where a journey lets no worker in; no browser says it.
  const foreseen: RegExp[] = [/Service Worker registration blocked by Playwright/]
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`page error: ${String(error.error())}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // A request that leaving the page cut short has failed nobody.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request: ${request.method()} ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500)
      seen.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return {
    foresee: (pattern) => void foreseen.push(pattern),
    unforeseen: () => seen.filter((fault) => !foreseen.some((pattern) => pattern.test(fault))),
  }
}
