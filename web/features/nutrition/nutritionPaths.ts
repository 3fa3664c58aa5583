export const formPath = '/milnutrisure'
export const resultPath = '/milnutrisure-2'

/** The child in the address serves the member's own way back; the result depends on the fragment alone. */
export const resultHref = (link: string, childId: string | null): string =>
  `${resultPath}${childId === null ? '' : `?child=${childId}`}#${link}`
