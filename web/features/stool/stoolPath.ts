import { signGroups, type SignGroup } from '@careplus/core/stool'

/** The question about emergencies comes last, after those that are quick to answer. */
export const stoolSteps = ['date', 'colour', 'photo', ...signGroups.map(({ id }) => id)] as const
export type StoolStep = 'date' | 'colour' | 'photo' | SignGroup['id']

export const infoPath = '/children/stool-info'
export const resultPath = '/children/stool-result'
export const trialPath = '/children/stool-date-test'
const datePath = '/children/stool-date'
const colourPath = '/children/stool-color'
const imagePath = '/children/stool-image'

const withQuery = (path: string, parts: ReadonlyArray<string>): string =>
  parts.length === 0 ? path : `${path}?${parts.join('&')}`

export const stepHref = (step: StoolStep, trial: boolean): string => {
  if (step === 'date') return trial ? trialPath : datePath
  const marks = trial ? ['trial'] : []
  if (step === 'colour') return withQuery(colourPath, marks)
  return withQuery(imagePath, step === 'photo' ? marks : [`ask=${step}`, ...marks])
}

/** null: the result comes next. */
export const stepAfter = (step: StoolStep): StoolStep | null => stoolSteps[stoolSteps.indexOf(step) + 1] ?? null

export const askedOf = (search: URLSearchParams): 'photo' | SignGroup => {
  const asked = search.get('ask')
  return signGroups.find(({ id }) => id === asked) ?? 'photo'
}

export interface ResultPlace {
  readonly childId: string | null
  readonly checkId?: string | null
  readonly trial?: boolean
  readonly sheet?: boolean
}

/** Only the path and the fragment are shared. */
export const resultHref = (fragment: string, { childId, checkId = null, trial = false, sheet = false }: ResultPlace) =>
  `${withQuery(resultPath, [
    ...(childId === null ? [] : [`child=${childId}`]),
    ...(checkId === null ? [] : [`check=${checkId}`]),
    ...(trial ? ['trial'] : []),
    ...(sheet ? ['sheet'] : []),
  ])}#${fragment}`

export const calendarHref = (childId: string): string => withQuery(resultPath, [`child=${childId}`])
