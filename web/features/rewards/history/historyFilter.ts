export const historyFilters = ['all', 'earned', 'spent', 'bills', 'orders'] as const
export type HistoryFilter = (typeof historyFilters)[number]

const isFilter = (text: string | null): text is HistoryFilter => historyFilters.includes(text as HistoryFilter)

export const filterOf = (search: string): HistoryFilter => {
  const asked = new URLSearchParams(search).get('show')
  return isFilter(asked) ? asked : 'all'
}
