/** TypeDoc stores the chosen colours here. */
const kept = (): string | null => {
  try {
    return localStorage.getItem('tsd-theme')
  } catch {
    return null
  }
}
const theme = kept()
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme

export const byId = <E extends HTMLElement = HTMLElement>(id: string): E => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`the page has no #${id}`)
  return element as E
}

export const valueOf = (id: string): string => byId<HTMLInputElement | HTMLSelectElement>(id).value

export const showValue = (id: string, value: unknown): void => {
  byId(id).textContent = JSON.stringify(value, (_, part: unknown) => (part === undefined ? null : part), 2)
}

/** Marks the text as Thai for screen readers. */
export const showWords = (id: string, words: string): void => {
  const element = byId(id)
  element.lang = 'th'
  element.textContent = words
}

export const whenChanged = (form: HTMLFormElement, show: () => void): void => {
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  show()
}
