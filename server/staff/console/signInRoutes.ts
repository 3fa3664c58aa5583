import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { staffContract } from '@careplus/adapters/internal/contract'
import type { StaffSignInRefusal } from '@careplus/core/internal/staff'
import { networkOf } from '../../platform/limits/network.js'
import { staffSignIns } from '../../platform/limits/limitRules.js'
import { countHits } from '../../platform/limits/limits.js'
import { refuse, refuseUntil } from '../../platform/refusal/refused.js'
import { sendRefusal } from '../../platform/http/replies.js'
import { inTransaction } from '../../platform/store/store.js'
import { beginAt, finishAt, signInLifeMs } from '../people/signInPeople.js'
import { cookieWith, placeIn, signInBrowserIn, signInCookie } from '../sessions/staffCookie.js'
import { isFromConsole, isPublicCall, ownOrigin } from './calledHost.js'
import type { StaffRouteSettings } from './staffRouteSettings.js'

const donePath = '/staff/api/sign-in/done/'
/** Seconds until the directory is asked again. */
const retryS = 30

/** Sign-in at the company's directory: the console asks for its address, and the directory leads back to `donePath`. */
export const addDirectoryRoutes = (app: FastifyInstance, settings: StaffRouteSettings): void => {
  const { db, directory, publicUrl, now } = settings

  app.get(staffContract.readSignInMethods.path, async (request, reply) =>
    reply.header('cache-control', 'no-store').send({
      data: {
        directory: directory === null ? 'none' : directory.isSample ? 'sample' : 'company',
        token: !isPublicCall(publicUrl, request),
      },
    }),
  )

  app.post(staffContract.beginSignIn.path, async (request, reply) => {
    const isPublic = isPublicCall(publicUrl, request)
    const place = isPublic ? '/' : placeIn(request.originalUrl)
    if (place === null || !isFromConsole(publicUrl, request)) return sendRefusal(reply, refuse('origin_refused').left)
    if (directory === null) return sendRefusal(reply, refuse('way_absent').left)
    const at = new Date(now())
    const hits = await inTransaction(db, (tx) =>
      countHits(tx, [staffSignIns(networkOf(request.ip))], at, 'too_many_tries'),
    )
    if (E.isLeft(hits)) return sendRefusal(reply, hits.left)
    const redirectUri = ownOrigin(publicUrl, request) + donePath
    const begun = await beginAt(db, directory, { redirectUri, place }, at)
    if (begun === null) return sendRefusal(reply, refuseUntil('provider_unreachable', retryS).left)
    return reply
      .header('set-cookie', signInCookie(begun.browser, isPublic, signInLifeMs / 1000))
      .header('cache-control', 'no-store')
      .send({ data: { url: begun.url } })
  })

  app.get(donePath, async (request, reply) => {
    const isPublic = isPublicCall(publicUrl, request)
    const backTo = (refusal: StaffSignInRefusal) => reply.redirect(`/staff/?sign_in=${refusal}`, 303)
    reply.header('cache-control', 'no-store')
    reply.header('set-cookie', signInCookie('', isPublic, 0))
    if (directory === null) return backTo('refused')
    const url = new URL(request.url, ownOrigin(publicUrl, request))
    const browser = signInBrowserIn(request.headers.cookie, isPublic)
    const done = await finishAt(db, directory, { url, browser }, new Date(now()))
    if (E.isLeft(done)) return backTo(done.left)
    const { session, place } = done.right
    // A sign-in that began on this machine has a place; one by the public name does not.
    if (isPublic !== (place === '/')) return backTo('refused')
    reply.header('set-cookie', cookieWith(session.secret, { isPublic, place }))
    return reply.redirect('/staff/?sign_in=done', 303)
  })
}
