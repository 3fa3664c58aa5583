import { adviceFor, heading, measureAgain, nextMeasuring, type Assessment } from '@careplus/core/growth'
import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { growthCopy } from '../../copy/growth.th'
import type { Told } from './told'

export interface ResultWords {
  readonly heading: string
  readonly advice: string
  readonly next: string
  /** No class can be said: the parent is asked to measure again. */
  readonly again: boolean
}

const bandsOf = ({ indicators, buildIndicator }: Assessment) => {
  const height = indicators.lengthHeightForAge
  const build = buildIndicator === null ? null : indicators[buildIndicator]
  return height._tag === 'scored' && build?._tag === 'scored' ? { height: height.band, build: build.band } : null
}

/** A gentle heading, one thing to do and what comes next. The official words stand in the findings. */
export const resultWords = ({ assessment, corrected }: Pick<Told, 'assessment' | 'corrected'>): ResultWords => {
  if (corrected?._tag === 'beforeDueDay') {
    const { heading: title, advice, next } = growthCopy.corrected
    return { heading: title, advice, next, again: false }
  }
  const bands = bandsOf(assessment)
  if (assessment.classNumber === null || bands === null) {
    const swollen = assessment.notices.some(({ _tag }) => _tag === 'oedema')
    return {
      heading: measureAgain.heading,
      advice: measureAgain.advice,
      next: swollen ? measureAgain.oedema : measureAgain.next,
      again: true,
    }
  }
  const { advice, next } = adviceFor(assessment.classNumber, assessment.ageInDays)
  return { heading: heading(assessment.classNumber, bands.height, bands.build), advice, next, again: false }
}

/** `20 ก.พ. 70` */
export const nextMeasuringText = (dob: IsoDate, measuredOn: IsoDate): string => thaiDate(nextMeasuring(dob, measuredOn))
