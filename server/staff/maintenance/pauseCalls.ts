import type { FastifyInstance, FastifyReply } from 'fastify'
import { pausedByMaintenance, type Maintenance } from '@careplus/adapters/internal/contract'
import { refuseUntil } from '../../platform/refusal/refused.js'
import { sendRefusal } from '../../platform/http/replies.js'
import { pauseOf } from './maintenance.js'
import type { MaintenanceWatch } from './maintenanceWatch.js'

/** Refuses members' calls with a Retry-After; pages, health and staff still work. */
export const addPausing = (app: FastifyInstance, watch: MaintenanceWatch, now: () => number): void => {
  app.addHook('onRequest', (request, reply, next) => {
    if (!pausedByMaintenance(request.routeOptions.url ?? '')) return next()
    const goOn = (state: Maintenance): FastifyReply | void =>
      state.on ? sendRefusal(reply, refuseUntil('maintenance', pauseOf(state, now())).left) : next()
    const known = watch.known()
    if (known !== null) goOn(known)
    else void watch.refresh().then(goOn)
  })
}
