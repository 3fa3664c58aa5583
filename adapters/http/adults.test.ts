import { describe, expect, it } from 'vitest'
import { memoryAdults } from '@careplus/core/internal/testing'
import { valueOf } from '@careplus/core/result'
import { httpAdultAnswers, httpAdultQuestions, httpAdults, httpMobilityChecks } from './adults.js'
import { passesTheAdultsSuite, passesAdultQuestionSuite } from './adults.suite.js'
import { httpReminders } from './reminders.js'
import { answering } from './localServer.fixture.js'

passesTheAdultsSuite('the memory twin', () => {
  const { questions, answers, ...ports } = memoryAdults()
  return {
    ...ports,
    anothersConsent: async () => {
      const { question, secret } = valueOf(await questions.ask('ask'))
      valueOf(await answers.answer(secret, true))
      return { question: question.id }
    },
  }
})

passesAdultQuestionSuite('the memory twin', () => memoryAdults())

const id = '33333333-3333-4333-8333-333333333333'

describe('adults and reminders over HTTP', () => {
  it('carry secrets in the body and in answers, outside the addresses that keep their answers', async () => {
    const { asked: requests, carrier } = answering({ data: null })
    await httpAdultQuestions(carrier).ask('a')
    await httpAdultAnswers(carrier).look('s')
    await httpAdultAnswers(carrier).answer('s', false)
    await httpReminders(carrier).makeCalendar('b')
    expect(requests.map(({ method, path, idempotencyKey }) => [method, path, idempotencyKey])).toEqual([
      ['POST', '/api/adult-question/ask', undefined],
      ['POST', '/api/adult-question/look', undefined],
      ['POST', '/api/adult-question/answer', undefined],
      ['POST', '/api/reminders/calendar', undefined],
    ])
    expect(requests.slice(1, 3).map(({ body }) => body)).toEqual([
      { json: { secret: 's' } },
      { json: { secret: 's', agreed: false } },
    ])
  })

  it('send what changes something with its key', async () => {
    const { asked: requests, carrier } = answering({ data: null })
    await httpAdults(carrier).remove(id, 3, 'a')
    await httpMobilityChecks(carrier).remove(id, id, 'b')
    await httpAdultQuestions(carrier).revoke(id, 'c')
    await httpReminders(carrier).endCalendar('d')
    await httpReminders(carrier).changeMail({ weighing: true, looking: false }, 'e')
    expect(requests.map(({ method, path, idempotencyKey }) => `${method} ${path} ${idempotencyKey}`)).toEqual([
      `DELETE /th/adults/${id}/ a`,
      `DELETE /th/adults/${id}/mobility/${id}/ b`,
      `DELETE /th/adult-questions/${id}/ c`,
      'DELETE /th/reminders/calendar/ d',
      'PUT /th/reminders/mail/ e',
    ])
  })

  it('read no answer that is none', async () => {
    const { carrier } = answering({ data: [{ id }] })
    for (const read of [httpAdults(carrier).list, httpAdultQuestions(carrier).list, httpReminders(carrier).read])
      expect(await read()).toMatchObject({ left: { reason: 'unreadable' } })
    expect(await httpMobilityChecks(carrier).ofAdult(id)).toMatchObject({ left: { reason: 'unreadable' } })
  })
})
