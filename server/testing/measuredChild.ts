import { contract } from '@careplus/adapters/contract'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import type { IsoDate } from '@careplus/core/calendar'
import { nextMeasuring } from '@careplus/core/internal/growth'
import { newChild, withChild, type TestServer } from './testServer.js'

export const withMeasuredChild = async (server: TestServer) => {
  const member = await server.join()
  const child = (await withChild(server, member)).id
  const date = server.today()
  const body = { date, weight: 12, height: 88 }
  ;(await server.call(contract.addGrowth, { token: member.access_token, params: { id: child }, body })).answer()
  return { member, child, due: nextMeasuring(newChild.birthday as IsoDate, date) }
}

export const hourOf = (day: IsoDate, hour = 10): Date => new Date(startOfBangkokDay(day) + hour * 3_600_000)
