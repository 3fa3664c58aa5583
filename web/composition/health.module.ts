import { ContainerModule } from 'inversify'
import {
  httpAdultAnswers,
  httpAdultQuestions,
  httpAdults,
  httpMobilityChecks,
  httpNutritionChecks,
  httpReminders,
  httpStoolChecks,
  type HttpClient,
  type HttpTransport,
} from '@careplus/adapters/http'
import {
  adultsPrefix,
  deviceAdults,
  keysOf,
  keyValueAdultPassages,
  localStore,
  partOf,
} from '@careplus/adapters/storage'
import { adultsHere } from '@careplus/core/adults'
import { todayInBangkok } from '@careplus/core/calendar'
import type { Clock, Lock, Random } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import type { HealthServices } from './services'
import { Tokens } from './tokens'

/** Comes with the first screen of the checks: stool, nutrition, adults and what reminds of them. */
export const healthModule = new ContainerModule(({ bind }) => {
  bind(Tokens.health)
    .toResolvedValue(
      (
        client: HttpClient,
        transport: HttpTransport,
        session: Session,
        clock: Clock,
        random: Random,
        lock: Lock,
      ): HealthServices => {
        const member = partOf(localStore(adultsPrefix), () =>
          keysOf(session.actor.getSnapshot().context.user?.id ?? ''),
        )
        const here = deviceAdults(member, { clock, random })
        const account = { adults: httpAdults(client), mobilityChecks: httpMobilityChecks(client) }
        const adultQuestions = httpAdultQuestions(client)
        const adultAnswers = httpAdultAnswers(transport)
        return {
          stoolChecks: httpStoolChecks(client),
          nutritionChecks: httpNutritionChecks(client),
          ...account,
          adultQuestions,
          adultAnswers,
          reminders: httpReminders(client),
          deviceAdults: here,
          adultsHere: adultsHere({
            here,
            account,
            questions: adultQuestions,
            answers: adultAnswers,
            passages: keyValueAdultPassages(member, () => todayInBangkok(clock.now())),
            clock,
            random,
            lock,
          }),
        }
      },
      [Tokens.client, Tokens.transport, Tokens.session, Tokens.clock, Tokens.random, Tokens.lock],
    )
    .inSingletonScope()
})
