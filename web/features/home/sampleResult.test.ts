import { followChild } from '@careplus/core/growth'
import { loadReferences } from '@careplus/core/growth-references'
import { expect, test } from 'vitest'
import { sampleChild, sampleAssessed } from './sampleResult'

test('the sample on the front page is what the check itself would say', async () => {
  const assessed = followChild(await loadReferences())(
    sampleChild,
    [sampleAssessed.measured],
    sampleAssessed.date,
  ).newest
  expect(assessed).toStrictEqual({
    ...sampleAssessed,
    assessment: { ...sampleAssessed.assessment, bmi: expect.closeTo(sampleAssessed.assessment.bmi ?? 0, 9) },
  })
})
