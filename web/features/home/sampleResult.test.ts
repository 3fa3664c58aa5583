import { loadReferences } from '@careplus/core/growth-references'
import { expect, test } from 'vitest'
import { assess } from '../../shared/growth/assessMeasurement'
import { sampleChild, sampleAssessed } from './sampleResult'

test('the sample on the front page is what the check itself would say', async () => {
  const assessed = assess(await loadReferences(), sampleChild)(sampleAssessed.measured)
  expect(assessed).toStrictEqual({
    ...sampleAssessed,
    assessment: { ...sampleAssessed.assessment, bmi: expect.closeTo(sampleAssessed.assessment.bmi ?? 0, 9) },
  })
})
