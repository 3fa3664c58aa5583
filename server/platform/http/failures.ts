import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '@careplus/adapters/internal/contract'
import { refuse, refuseFields, refuseUntil, type Refused } from '../refusal/refused.js'
import { sendRefusal } from './replies.js'
import { fullForSeconds, isDiskFull, type Disk } from '../store/diskRoom.js'
import { isReadOnly, isStoreUnavailable } from '../store/storeUnavailable.js'
import { StorageUnavailable } from '../storage/storage.js'

export class UnreadableBody extends Error {
  constructor(readonly refusal: Refusal) {
    super('The body cannot be read')
  }
}

export class RefusedRequest extends Error {
  constructor(readonly refused: Refused) {
    super('The request is refused')
  }
}

const known: Readonly<Record<string, 'too_large' | 'unsupported_media' | 'not_found'>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

const refusalFor = (failure: FastifyError): Refused => {
  if (failure instanceof UnreadableBody) return refuseFields([failure.refusal]).left
  if (failure instanceof RefusedRequest) return failure.refused
  if (failure instanceof StorageUnavailable) return refuseUntil('busy', 5).left
  if (isDiskFull(failure)) return refuseUntil('busy', fullForSeconds).left
  const code = known[failure.code]
  if (code !== undefined) return refuse(code).left
  if (isStoreUnavailable(failure)) return refuseUntil('busy', 5).left
  const { statusCode = 500 } = failure
  return statusCode >= 400 && statusCode < 500 ? refuseFields([]).left : refuse('internal').left
}

/** Callers see neither a stack nor a database message; the log does, without values. */
export const answerFailure = (failure: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refused = refusalFor(failure)
  if (refused.code === 'internal') request.log.error({ err: failure }, 'defect')
  if (isDiskFull(failure)) request.log.error({ err: failure }, 'the disk is full')
  if (isReadOnly(failure)) request.log.error({ err: failure }, 'the database is read-only')
  if (failure instanceof StorageUnavailable) request.log.error({ err: failure }, 'the picture storage does not answer')
  return sendRefusal(reply, refused)
}

export const addFailures = (app: FastifyInstance, disk: Pick<Disk, 'wasFull'>): void => {
  app.setErrorHandler<FastifyError>((failure, request, reply) => {
    if (isDiskFull(failure)) disk.wasFull()
    return answerFailure(failure, request, reply)
  })
}
