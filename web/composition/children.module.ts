import { ContainerModule } from 'inversify'
import { httpChildren, httpGrowthRecords, type HttpClient } from '@careplus/adapters/http'
import { Tokens } from './tokens'

export const childrenModule = new ContainerModule(({ bind }) => {
  bind(Tokens.children).toResolvedValue((client: HttpClient) => httpChildren(client), [Tokens.client])
  bind(Tokens.growthRecords).toResolvedValue((client: HttpClient) => httpGrowthRecords(client), [Tokens.client])
})
