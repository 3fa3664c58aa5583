import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { askByRequest } from '@careplus/core/internal/otp'
import type { Random, SocialAnswer, SocialProof, SocialSignIn } from '@careplus/core/ports'
import { contractCall, contractData, contractSend, type Carrier } from './call.js'
import * as wire from './contract/social.js'
import { grantOf } from './member.js'
import { asked } from './codeSent.js'
import { portNames } from './portNames.js'

const names = /*#__PURE__*/ portNames({
  codeVerifier: 'code_verifier',
  redirectUri: 'redirect_uri',
  accessToken: 'access_token',
  idToken: 'id_token',
  joinToken: 'join_token',
})

const proofOf = (proof: SocialProof): wire.SocialProof =>
  proof.flow === 'code'
    ? {
        provider: proof.provider,
        flow: 'code',
        code: proof.code,
        code_verifier: proof.codeVerifier,
        redirect_uri: proof.redirectUri,
        nonce: proof.nonce,
      }
    : {
        provider: proof.provider,
        flow: 'token',
        access_token: proof.accessToken,
        ...(proof.idToken === null ? {} : { id_token: proof.idToken }),
        nonce: proof.nonce,
      }

const answerOf = (answer: wire.SocialAnswer): SocialAnswer =>
  answer.is_new
    ? {
        _tag: 'newcomer',
        newcomer: {
          joinToken: answer.join_token,
          expiresIn: answer.expires_in,
          name: answer.name,
          email: answer.email,
          emailStatus: answer.email_status,
        },
      }
    : { _tag: 'member', user: answer.user, grant: grantOf(answer) }

interface Carriers {
  readonly transport: Carrier
  readonly client: Carrier
  readonly random: Random
}

/** Signing in with a provider's account, checked by our server. */
export const httpSocial = ({ transport, client, random }: Carriers): SocialSignIn => {
  const call = contractCall(transport)
  const ask = askByRequest(random)
  return {
    signIn: (proof) => pipe(() => call(wire.socialLogin, { body: proofOf(proof) }), TE.map(answerOf), names.call)(),
    link: (what) =>
      names.call(() =>
        contractSend(client)(wire.linkSocial, {
          body: 'joinToken' in what ? names.toWire(what) : proofOf(what),
        }),
      )(),
    unlink: (provider) => contractSend(client)(wire.unlinkSocial, { body: { provider } }),
    askEmailCode: (joinToken, email) =>
      ask(`${joinToken} ${email}`, (request) => {
        const body = { join_token: joinToken, email, request }
        return pipe(() => contractData(transport)(wire.askSocialEmailCode, { body }), TE.map(asked), names.call)()
      }),
    proveEmail: ({ joinToken, ...given }) =>
      pipe(
        () => call(wire.proveSocialEmail, { body: { ...given, join_token: joinToken } }),
        TE.map(answerOf),
        names.call,
      )(),
  }
}
