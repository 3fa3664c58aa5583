import type { IsoDate } from '@careplus/core/calendar'
import type { ChartedChild, Assessed } from '../../shared/growth/assessMeasurement'

/** An invented child near WHO's median. */
export const sampleChild: ChartedChild = { sex: 'female', birthDate: '2024-07-12' as IsoDate }

export const sampleAssessed: Assessed = {
  measured: { date: '2026-11-20', weight: 12.4, height: 88.5, measure: 'h', head_circumference: null },
  date: '2026-11-20' as IsoDate,
  assessment: {
    ageInDays: 861,
    adjustedHeight: 88.5,
    bmi: 12.4 / (0.885 * 0.885),
    indicators: {
      weightForAge: { _tag: 'scored', zScore: 0.02, flagged: false, band: 'middle', reference: 'WHO 2006' },
      lengthHeightForAge: { _tag: 'scored', zScore: -0.24, flagged: false, band: 'middle', reference: 'WHO 2006' },
      weightForLengthHeight: { _tag: 'scored', zScore: 0.12, flagged: false, band: 'middle', reference: 'WHO 2006' },
      bmiForAge: { _tag: 'scored', zScore: 0.2, flagged: false, band: 'middle', reference: 'WHO 2006' },
      headCircumferenceForAge: { _tag: 'none', reason: 'missing' },
    },
    buildIndicator: 'weightForLengthHeight',
    classNumber: 8,
    picture: 'Girl_slim_standard',
    notices: [],
  },
}
