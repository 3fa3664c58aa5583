import type { Fields } from '../reading/fields.js'
import type { Answer, Feeding } from './answers.js'
import type { StoolAnswers, YesNoSign } from './signs.js'

/** The question about dark urine then included tea-coloured or red urine. */
export type AnswersBeforeRedUrine = Omit<StoolAnswers, 'redUrine'>

/** In the first version yes or no answered whether the child fed as well as before. */
export type EarlierAnswers =
  | AnswersBeforeRedUrine
  | Readonly<Record<Exclude<YesNoSign, 'redUrine'> | 'feedingWell', Answer>>

/** No and unsure could mean that nothing was eaten, so they become the most serious answer: no stored check becomes
 * milder. */
export const feedingOnceSaid = (feedingWell: unknown): Feeding | undefined => feedings.get(feedingWell)

const feedings: ReadonlyMap<unknown, Feeding> = new Map([
  ['yes', 'as-before'],
  ['no', 'none'],
  ['unsure', 'none'],
])

/** The answer to feeding of any version, not validated.
 * @example feedingSaid({ feedingWell: 'yes' }) // => 'as-before' */
export const feedingSaid = (signs: Fields): unknown => signs['feeding'] ?? feedingOnceSaid(signs['feedingWell'])

/** The answer to tea-coloured or red urine of any version, not validated. Dark urine once included it, so an old yes
 * means unsure.
 * @example redUrineSaid({ darkUrine: 'yes' }) // => 'unsure' */
export const redUrineSaid = (signs: Fields): unknown => {
  const { redUrine, darkUrine } = signs
  if (redUrine !== undefined) return redUrine
  return darkUrine === 'yes' ? 'unsure' : darkUrine
}

export const asAnsweredNow = (stored: StoolAnswers | EarlierAnswers): StoolAnswers => {
  if ('redUrine' in stored) return stored
  const redUrine = redUrineSaid(stored) as Answer
  if ('feeding' in stored) return { ...stored, redUrine }
  const { feedingWell, ...signs } = stored
  return { ...signs, redUrine, feeding: feedingOnceSaid(feedingWell) ?? 'none' }
}
