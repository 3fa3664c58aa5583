import { ContainerModule } from 'inversify'
import { httpRequests, type HttpClient } from '@careplus/adapters/http'
import { requestPicturesHere } from './billsHere'
import type { RequestServices } from './services'
import { Tokens } from './tokens'

export const requestsModule = new ContainerModule(({ bind }) => {
  bind(Tokens.requests)
    .toResolvedValue(
      (client: HttpClient): RequestServices => ({
        requests: httpRequests(client),
        pictureDrafts: requestPicturesHere.drafts,
      }),
      [Tokens.client],
    )
    .inSingletonScope()
})
