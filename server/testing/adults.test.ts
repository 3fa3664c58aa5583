import { httpAdultAnswers, httpAdultQuestions, httpAdults, httpMobilityChecks } from '@careplus/adapters/http'
import { valueOf } from '@careplus/core/result'
import {
  passesTheAdultsSuite,
  passesAdultQuestionSuite,
  type AdultQuestionPorts,
} from '../../adapters/http/adults.suite.js'
import { ownServer } from './ownServer.js'
import { appCarrier, appTransport } from './appClient.js'

const server = ownServer()

const ports = async (): Promise<AdultQuestionPorts> => {
  const carrier = appCarrier(server, await server.join())
  return {
    adults: httpAdults(carrier),
    mobilityChecks: httpMobilityChecks(carrier),
    questions: httpAdultQuestions(carrier),
    answers: httpAdultAnswers(appTransport(server)),
  }
}

passesAdultQuestionSuite('the server', ports)

passesTheAdultsSuite('the server', async () => {
  const { questions, answers, ...rest } = await ports()
  return {
    ...rest,
    anothersConsent: async () => {
      const { question, secret } = valueOf(await questions.ask('ask'))
      valueOf(await answers.answer(secret, true))
      return { question: question.id }
    },
  }
})
