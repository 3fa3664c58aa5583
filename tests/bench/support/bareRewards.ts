import { listItems } from '../../../server/loyalty/rewards/rewards'
import type { Engine } from '../../../server/platform/store/engine'
import { EngineDb } from '../../../server/platform/store/engineDb'
import { listening, memberOf, sendJson, within, type BareServer } from './bareServer'
import { recordStatements, type Statement } from './recordStatements'

const statementsOf = async (engine: Engine, member: string): Promise<ReadonlyArray<Statement>> => {
  const { engine: recordedEngine, statements } = recordStatements(engine)
  await listItems(new EngineDb(recordedEngine), 'reward', member, new Date())
  return statements
}

/** The same token check and parallel statements, without rules, codecs, limits or logs. */
export const bareRewards = async (engine: Engine, member: string): Promise<BareServer> => {
  const statements = await statementsOf(engine, member)
  return listening(async (request, response) => {
    const caller = await memberOf(engine, request)
    const [items, account] = await Promise.all(
      statements.map(({ sql, values }) =>
        within(engine, ({ query }) =>
          query(
            sql,
            values.map((value) => (value === member ? caller : value)),
          ),
        ),
      ),
    )
    sendJson(response, 200, JSON.stringify({ data: items?.rows, account: account?.rows[0] }))
  })
}
