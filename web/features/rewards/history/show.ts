/** What of the history is looked at. */
export const shows = ['all', 'earned', 'spent', 'bills', 'orders'] as const
export type Show = (typeof shows)[number]

const isShow = (text: string | null): text is Show => shows.includes(text as Show)

/** Of the page's address; anything else is all. */
export const showOf = (search: string): Show => {
  const asked = new URLSearchParams(search).get('show')
  return isShow(asked) ? asked : 'all'
}
