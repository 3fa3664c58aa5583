import { ContainerModule } from 'inversify'
import { httpChildren, httpGrowthRecords, type HttpClient } from '@careplus/adapters/http'
import type { Children } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { isRight } from 'fp-ts/Either'
import { keepChildren } from './childrenHere'
import { Tokens } from './tokens'

/** Stores each answer on the device for the member it was read for. */
const keptHere = (children: Children, { knownMember }: Pick<Session, 'knownMember'>): Children => ({
  ...children,
  list: async () => {
    const member = knownMember()
    const answer = await children.list()
    if (isRight(answer) && knownMember() === member) keepChildren(member, answer.right)
    return answer
  },
})

export const childrenModule = new ContainerModule(({ bind }) => {
  bind(Tokens.children).toResolvedValue(
    (client: HttpClient, session: Session) => keptHere(httpChildren(client), session),
    [Tokens.client, Tokens.session],
  )
  bind(Tokens.growthRecords).toResolvedValue((client: HttpClient) => httpGrowthRecords(client), [Tokens.client])
})
