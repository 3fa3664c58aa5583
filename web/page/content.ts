import { buildId, compareBuild } from './build'
import { changes } from './changes'

const { onChange, changed } = changes()

let stamp = typeof document === 'undefined' ? null : (document.documentElement.dataset['content'] ?? null)

/** null in development. */
export const contentStamp = (): string | null => stamp

export const onContentChange = onChange

export const forgetContent = (): void => {
  stamp = ''
}

const compareContent = (newest: unknown): void => {
  if (typeof newest !== 'string' || newest === stamp) return
  stamp = newest
  changed()
}

export const compareWith = async (url: string): Promise<void> => {
  try {
    const answer = await fetch(url, { cache: 'no-cache', headers: { accept: 'application/json' } })
    const text = await answer.text()
    const body: unknown = answer.ok ? JSON.parse(text) : null
    if (typeof body !== 'object' || body === null) return
    if ('id' in body) compareBuild(body.id)
    if ('content' in body) compareContent(body.content)
  } catch {
    // Offline, or another server answers.
  }
}

let comparedAt = Date.now()

export const compareLatest = (ms = 0): void => {
  if (buildId() === null || Date.now() - comparedAt < ms) return
  comparedAt = Date.now()
  void compareWith('/builds/latest.json')
}

export const freshMs = 5000
