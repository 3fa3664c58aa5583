/** What the live pages share: finding their elements, and showing what the core answered. */

/** TypeDoc's pages keep the chosen colours here; these pages follow them. */
const kept = (): string | null => {
  try {
    return localStorage.getItem('tsd-theme')
  } catch {
    return null
  }
}
const theme = kept()
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme

/** The element of a page with this id. A page without it is a defect. */
export const byId = <E extends HTMLElement = HTMLElement>(id: string): E => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`the page has no #${id}`)
  return element as E
}

/** What is typed or chosen in a field of the page. */
export const valueOf = (id: string): string => byId<HTMLInputElement | HTMLSelectElement>(id).value

/** Shows a value of the core as a developer sees it. */
export const showValue = (id: string, value: unknown): void => {
  byId(id).textContent = JSON.stringify(value, (_, part: unknown) => (part === undefined ? null : part), 2)
}

/** Shows words of the core: Thai, so that a screen reader reads them so. */
export const showWords = (id: string, words: string): void => {
  const element = byId(id)
  element.lang = 'th'
  element.textContent = words
}

/** Calls `show` now, and whenever something on the page's form changes. */
export const whenChanged = (form: HTMLFormElement, show: () => void): void => {
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  show()
}
