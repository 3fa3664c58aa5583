export const shows = ['all', 'earned', 'spent', 'bills', 'orders'] as const
export type Show = (typeof shows)[number]

const isShow = (text: string | null): text is Show => shows.includes(text as Show)

/** The filter in an address; an unknown one shows all. */
export const showOf = (search: string): Show => {
  const asked = new URLSearchParams(search).get('show')
  return isShow(asked) ? asked : 'all'
}
