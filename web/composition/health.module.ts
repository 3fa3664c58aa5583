import {
  httpAdultAnswers,
  httpAdultQuestions,
  httpAdults,
  httpLineMessages,
  httpMobilityChecks,
  httpNutritionChecks,
  httpReminders,
  httpStoolChecks,
} from '@careplus/adapters/http'
import { deviceAdults, keysOf, keyValueAdultPassages, partOf } from '@careplus/adapters/internal/storage'
import { adultsHere } from '@careplus/core/adults'
import { todayInBangkok } from '@careplus/core/calendar'
import type { Adults } from '@careplus/core/ports'
import { adultsStore } from './adultsStore'
import { group } from './base'

export const health = group(
  ['client', 'transport', 'session', 'clock', 'random', 'lock'],
  ({ client, transport, session, clock, random, lock }) => {
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
    const create: Adults['create'] = (...input) => deviceNow().here.adults.create(...input)
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
      /** Adults whose data stays on this device; `health` says whether storage lasts longer than the page. */
      deviceAdults: { create, health: adultsStore.health },
      /** Every write to an adult goes through it. */
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
)
