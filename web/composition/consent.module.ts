import { ContainerModule } from 'inversify'
import { httpConsents, type HttpClient } from '@careplus/adapters/http'
import { changeConsent } from '@careplus/core/consents'
import type { Consents, Random } from '@careplus/core/ports'
import { Tokens } from './tokens'

export const consentModule = new ContainerModule(({ bind }) => {
  bind(Tokens.consents).toResolvedValue((client: HttpClient) => httpConsents(client), [Tokens.client])
  bind(Tokens.changeConsent).toResolvedValue(
    (consents: Consents, random: Random) => changeConsent({ consents, random }),
    [Tokens.consents, Tokens.random],
  )
})
