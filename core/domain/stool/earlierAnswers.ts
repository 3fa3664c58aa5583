import type { Fields } from '../reading/fields.js'
import type { Answer, Feeding } from './answers.js'
import type { StoolAnswers, YesNoSign } from './signs.js'

/** As signs were answered while tea-coloured or red urine was part of the question about dark urine. */
export type AnswersBeforeRedUrine = Omit<StoolAnswers, 'redUrine'>

/** As signs were answered in earlier versions; the first asked feeding as one yes or no, whether the child ate as well as before. */
export type EarlierAnswers =
  | AnswersBeforeRedUrine
  | Readonly<Record<Exclude<YesNoSign, 'redUrine'> | 'feedingWell', Answer>>

/**
 * An earlier answer to feeding as one of today's. No and unsure could each mean that nothing was eaten, and were told as
 * an emergency: they read as the gravest, so that no kept check and no shared link becomes milder than it was.
 * @example
 * feedingOnceSaid('yes') // => 'as-before'
 * feedingOnceSaid('no') // => 'none'
 */
export const feedingOnceSaid = (feedingWell: unknown): Feeding | undefined => feedings.get(feedingWell)

const feedings: ReadonlyMap<unknown, Feeding> = new Map([
  ['yes', 'as-before'],
  ['no', 'none'],
  ['unsure', 'none'],
])

/**
 * The answer to feeding, whenever it was asked; not yet known to be one.
 * @example
 * feedingSaid({ feedingWell: 'yes' }) // => 'as-before'
 */
export const feedingSaid = (signs: Fields): unknown => signs['feeding'] ?? feedingOnceSaid(signs['feedingWell'])

/**
 * The answer to tea-coloured or red urine, whenever it was asked; not yet known to be one. Before it was a question of its
 * own, dark urine meant that too, so anything but no is not sure.
 * @example
 * redUrineSaid({ darkUrine: 'no' }) // => 'no'
 * redUrineSaid({ darkUrine: 'yes' }) // => 'unsure'
 */
export const redUrineSaid = (signs: Fields): unknown => {
  const { redUrine, darkUrine } = signs
  if (redUrine !== undefined) return redUrine
  return darkUrine === 'yes' ? 'unsure' : darkUrine
}

/**
 * Answers that were kept, as today's rules read them. What is kept stays as it was answered.
 * @example
 * asAnsweredNow(calmStoolAnswers).feeding // => 'as-before'
 */
export const asAnsweredNow = (kept: StoolAnswers | EarlierAnswers): StoolAnswers => {
  if ('redUrine' in kept) return kept
  const redUrine = redUrineSaid(kept) as Answer
  if ('feeding' in kept) return { ...kept, redUrine }
  const { feedingWell, ...signs } = kept
  return { ...signs, redUrine, feeding: feedingOnceSaid(feedingWell) ?? 'none' }
}
