import { sequenceS } from 'fp-ts/Apply'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailure, FamilyReader } from '@careplus/core/ports'
import { contractData, type Carrier } from './call.js'
import { childNames } from './children.js'
import { listMobility } from './contract/adults.js'
import { listGrowth } from './contract/children.js'
import { readFamily } from './contract/family.js'

const together = /*#__PURE__*/ sequenceS(TE.ApplyPar)

const orRead = <A>(list: A | null, read: () => TE.TaskEither<CallFailure, A>): TE.TaskEither<CallFailure, A> =>
  list === null ? read() : TE.right(list)

/** The member's family on the server: one call, and one more for each list that it leaves out. */
export const httpFamily = (client: Carrier): FamilyReader => {
  const data = contractData(client)
  return {
    read: pipe(
      data(readFamily, {}),
      TE.chain(({ children, adults }) =>
        together({
          children: pipe(
            children,
            TE.traverseArray(({ child, growth, stool }) =>
              pipe(
                orRead(growth, () => data(listGrowth, { params: { id: child.id } })),
                TE.map((records) => ({ child: childNames.toPort(child), records, stool })),
              ),
            ),
          ),
          adults: pipe(
            adults,
            TE.traverseArray(({ adult, mobility }) =>
              pipe(
                orRead(mobility, () => data(listMobility, { params: { id: adult.id } })),
                TE.map((checks) => ({ adult, checks })),
              ),
            ),
          ),
        }),
      ),
    ),
  }
}
