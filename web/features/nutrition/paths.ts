export const formPath = '/milnutrisure'
export const resultPath = '/milnutrisure-2'

/** A result's address. The child stands in it for the member's own way only; what is told comes from the fragment alone. */
export const resultHref = (link: string, childId: string | null): string =>
  `${resultPath}${childId === null ? '' : `?child=${childId}`}#${link}`
