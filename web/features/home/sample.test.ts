import { loadReferences } from '@careplus/core/growth-references'
import { expect, test } from 'vitest'
import { assess } from '../../shared/growth/assessMeasurement'
import { sampleChild, sampleTold } from './sample'

test('the sample on the front page is what the check itself would say', async () => {
  const told = assess(await loadReferences(), sampleChild)(sampleTold.measured)
  expect(told).toStrictEqual({
    ...sampleTold,
    assessment: { ...sampleTold.assessment, bmi: expect.closeTo(sampleTold.assessment.bmi ?? 0, 9) },
  })
})
