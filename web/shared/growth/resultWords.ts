import {
  adviceFor,
  builtOf,
  headHeading,
  heading,
  isReferral,
  isReferred,
  measureAgain,
  nextMeasuringAfter,
  toBeSeenHeading,
  type FollowUp,
  type GrowthConcern,
} from '@careplus/core/growth'
import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { growthCopy } from '../../copy/growth.th'
import type { Told } from './told'

export interface ResultWords {
  /** Of the body. */
  readonly heading: string
  readonly advice: string
  readonly next: string
  /** null: no class can be said. */
  readonly followUp: FollowUp | null
  /** No class can be said: the parent is asked to measure again. */
  readonly again: boolean
}

type Read = Pick<Told, 'assessment' | 'corrected'>

/** A gentle heading, one thing to do and what comes next. The official words stand in the findings. */
export const resultWords = ({ assessment, corrected }: Read): ResultWords => {
  if (corrected?._tag === 'beforeDueDay') {
    const { heading: title, advice, next } = growthCopy.corrected
    return { heading: title, advice, next, followUp: null, again: false }
  }
  const built = builtOf(assessment)
  if (built === null) {
    const swollen = assessment.notices.some(({ _tag }) => _tag === 'oedema')
    return {
      heading: measureAgain.heading,
      advice: measureAgain.advice,
      next: swollen ? measureAgain.oedema : measureAgain.next,
      followUp: null,
      again: true,
    }
  }
  return { heading: heading(built), ...adviceFor(built), again: false }
}

/**
 * Over a result: a head outside its lines comes before what the body says, unless that is more urgent; a heading that comforts
 * gives way to whatever else is to be seen.
 */
export const resultHeading = (told: Read, concerns: ReadonlyArray<GrowthConcern>): string => {
  const { heading: ofBody, followUp, again } = resultWords(told)
  const head = told.assessment.indicators.headCircumferenceForAge
  const isUrgent = followUp === 'hospital' || followUp === 'visitInDays' || concerns[0]?.urgency === 'today'
  if (!isUrgent && head._tag === 'scored' && head.band !== 'middle') return headHeading
  const comforts = !again && (followUp === null || !isReferral(followUp))
  return comforts && isReferred(concerns) ? toBeSeenHeading : ofBody
}

/** The day to measure again; sooner where the result asks for it. */
export const nextMeasuringText = (birthDate: IsoDate, measuredOn: IsoDate, followUp: FollowUp | null): string =>
  thaiDate(nextMeasuringAfter(birthDate, measuredOn, followUp))
