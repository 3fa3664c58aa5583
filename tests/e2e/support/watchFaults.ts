import type { BrowserContext } from '@playwright/test'

export interface Watch {
  /** A message or failed request that matches `pattern` is part of this test. */
  readonly foresee: (pattern: RegExp) => void
  readonly unforeseen: () => ReadonlyArray<string>
}

/** Collects everything in `context` that needs an explanation: warnings, errors and failed requests. */
export const watch = (context: BrowserContext): Watch => {
  const seen: string[] = []
  // Only a browser in which Playwright blocks the worker says this.
  const foreseen: RegExp[] = [/Service Worker registration blocked by Playwright/]
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`page error: ${String(error.error())}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // A request that was cancelled by leaving the page is no failure.
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
