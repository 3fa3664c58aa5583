import { ContainerModule } from 'inversify'
import {
  httpAdultAnswers,
  httpAdultQuestions,
  httpAdults,
  httpLineMessages,
  httpMobilityChecks,
  httpNutritionChecks,
  httpReminders,
  httpStoolChecks,
  type HttpClient,
  type HttpTransport,
} from '@careplus/adapters/http'
import { deviceAdults, keysOf, keyValueAdultPassages, partOf } from '@careplus/adapters/storage'
import { adultsHere } from '@careplus/core/adults'
import { todayInBangkok } from '@careplus/core/calendar'
import type { Clock, Lock, Random } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { adultsStore } from './adultsStore'
import type { HealthServices } from './services'
import { Tokens } from './tokens'

/** Loaded with the first screen of a health check: stool, nutrition, adults, reminders; and messages in LINE. */
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
        const member = (): string => session.actor.getSnapshot().context.user?.id ?? ''
        const deviceOf = (id: string) => {
          const store = partOf(adultsStore, () => keysOf(id))
          return {
            here: deviceAdults(store, { clock, random }),
            passages: keyValueAdultPassages(store, () => todayInBangkok(clock.now())),
            stands: () => member() === id,
          }
        }
        let device = deviceOf(member())
        const deviceNow = () => {
          if (!device.stands()) device = deviceOf(member())
          return device
        }
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
          lineMessages: httpLineMessages(client),
          deviceAdults: {
            create: (...asked) => deviceNow().here.adults.create(...asked),
            health: adultsStore.health,
          },
          adultsHere: adultsHere({
            device: deviceNow,
            account,
            questions: adultQuestions,
            answers: adultAnswers,
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
