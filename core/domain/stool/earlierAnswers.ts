import type { Fields } from '../reading/fields.js'
import type { Answer, Feeding } from './answers.js'
import type { StoolAnswers, YesNoSign } from './signs.js'

/** As signs were answered while feeding was asked as one yes or no: whether the child ate as well as before. */
export type EarlierAnswers = Readonly<Record<YesNoSign | 'feedingWell', Answer>>

/**
 * An earlier answer to feeding as one of today's. No and unsure could each mean that nothing was eaten, and were told as
 * an emergency: they read as the gravest, so that no kept check and no shared link becomes milder than it was.
 * @example
 * feedingOnceSaid('yes') // => 'as-before'
 * feedingOnceSaid('no') // => 'none'
 */
export const feedingOnceSaid = (feedingWell: unknown): Feeding | undefined =>
  feedingWell === 'yes' ? 'as-before' : feedingWell === 'no' || feedingWell === 'unsure' ? 'none' : undefined

/**
 * The answer to feeding, whenever it was asked; not yet known to be one.
 * @example
 * feedingSaid({ feedingWell: 'yes' }) // => 'as-before'
 */
export const feedingSaid = (signs: Fields): unknown => signs['feeding'] ?? feedingOnceSaid(signs['feedingWell'])

/**
 * Answers that were kept, as today's rules read them. What is kept stays as it was answered.
 * @example
 * asAnsweredNow(calmStoolAnswers).feeding // => 'as-before'
 */
export const asAnsweredNow = (kept: StoolAnswers | EarlierAnswers): StoolAnswers => {
  if ('feeding' in kept) return kept
  const { feedingWell, ...signs } = kept
  return { ...signs, feeding: feedingOnceSaid(feedingWell) ?? 'none' }
}
