import { memorySocial, settableClock } from '@careplus/core/testing'
import { passesTheSocialSuite } from './social.suite.js'

passesTheSocialSuite('the memory twin', () => {
  const clock = settableClock()
  const members = Array.from({ length: 3 }, (_, at) => ({ id: `m-${at}`, email: `m${at}@example.com`, name: null }))
  const twin = memorySocial({ clock, members })
  let [taken, handedOut, accounts] = [0, 0, 0]
  const proof = (accessToken: string) =>
    ({ provider: 'facebook', flow: 'token', accessToken, idToken: null, nonce: 'n' }) as const
  return {
    visitor: twin.visitor,
    member: async () => {
      const member = members[taken]
      if (member === undefined) throw new Error('no member is left')
      taken += 1
      return { ...member, social: twin.as(member) }
    },
    elsewhere: (given) => {
      const subject = String((accounts += 1))
      const email = given ?? `told${subject}@example.com`
      return {
        email,
        proof: async () => {
          const credential = `EAA${(handedOut += 1)}`
          twin.handOut(credential, { provider: 'facebook', subject, name: null, email, emailProved: false })
          return proof(credential)
        },
      }
    },
    madeUp: proof('EAAmadeup'),
    codeTo: async (email) => twin.codeTo(email) ?? '',
    join: async (joinToken) => {
      const user = twin.join(joinToken)
      return { id: user.id, email: user.email ?? '', social: twin.as(user) }
    },
    advance: (seconds) => clock.advance(seconds * 1000),
  }
})
