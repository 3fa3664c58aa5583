import { createHash, randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import type { SocialName, SocialProof } from '@careplus/core/ports'
import { beginSocial, strategies } from '@careplus/core/session'
import { departureOf, returnParameters } from '@careplus/core/internal/session'
import { memoryDepartures } from '@careplus/core/testing'
import { visitProvider } from './browser.js'
import type { TestServer } from './testServer.js'

export interface SocialDevice {
  readonly proofFrom: (name: SocialName, account: string) => Promise<SocialProof>
}

/** Runs the app's own sign-in code against a real server, without a browser. */
export const socialDevice = (server: Pick<TestServer, 'url' | 'clock' | 'call'>): SocialDevice => {
  const departures = memoryDepartures()
  const all = strategies()
  const begin = beginSocial({
    clock: server.clock,
    random: {
      uint32: (count) => Array.from(crypto.getRandomValues(new Uint32Array(count))),
      uuid: randomUUID,
    },
    sha256: async (text) => new Uint8Array(createHash('sha256').update(text).digest()),
    departures,
    session: { knownMember: () => null },
    strategy: (name) => {
      const strategy = all[name]
      if (strategy._tag !== 'social') throw new Error(`${name} is no social strategy`)
      return strategy
    },
  })
  return {
    proofFrom: async (name, account) => {
      const offered = (await server.call(contract.readWays)).answer().data[name]
      if (offered === null) throw new Error(`${name} is not offered`)
      const { client_id: clientId, authorization, flow, scope } = offered
      const provider = { clientId, authorization, flow, ...(scope !== undefined && { scope: scope.split(' ') }) }
      const redirectUri = `${server.url}/callback`
      const address = await begin({ name, way: provider, redirectUri, mode: 'redirect', purpose: 'signIn' })
      const { search, hash } = (await visitProvider(address, account)).returned
      const departure = departureOf({ clock: server.clock, departures })({ search, hash })?.departure
      const parameters = returnParameters(search, hash)
      if (departure === undefined) throw new Error(`${name} sent back ${search}${hash}`)
      const { nonce, verifier } = departure
      return verifier === null
        ? {
            provider: name,
            flow: 'token',
            accessToken: parameters.get('access_token') ?? '',
            idToken: parameters.get('id_token') ?? null,
            nonce,
          }
        : {
            provider: name,
            flow: 'code',
            code: parameters.get('code') ?? '',
            codeVerifier: verifier,
            redirectUri,
            nonce,
          }
    },
  }
}

export const wireProof = (proof: SocialProof) =>
  proof.flow === 'code'
    ? {
        provider: proof.provider,
        flow: proof.flow,
        code: proof.code,
        code_verifier: proof.codeVerifier,
        redirect_uri: proof.redirectUri,
        nonce: proof.nonce,
      }
    : {
        provider: proof.provider,
        flow: proof.flow,
        access_token: proof.accessToken,
        ...(proof.idToken === null ? {} : { id_token: proof.idToken }),
        nonce: proof.nonce,
      }
