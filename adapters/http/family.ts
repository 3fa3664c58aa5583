import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { CallFailure, FamilyReader, StoolCheck as Stool } from '@careplus/core/ports'
import { contractData, decodedBy, outgoingOf, type Carrier } from './call.js'
import { childNames } from './children.js'
import { Adult, listAdults, listMobility, MobilityCheck } from './contract/adults.js'
import { Child, GrowthRecord, listChildren, listGrowth } from './contract/children.js'
import { readFamily } from './contract/family.js'
import { listStool, StoolCheck } from './contract/stool.js'
import { dataOf, orNull } from './contract/values.js'

const together = /*#__PURE__*/ sequenceS(TE.ApplyPar)

/** Checks are decoded one by one: a newer server may have answers unknown to this release. */
const FamilyAnswer = /*#__PURE__*/ dataOf(
  /*#__PURE__*/ t.type({
    children: /*#__PURE__*/ t.array(
      /*#__PURE__*/ t.type({
        child: Child,
        growth: /*#__PURE__*/ orNull(/*#__PURE__*/ t.array(GrowthRecord)),
        stool: t.unknown,
      }),
    ),
    adults: /*#__PURE__*/ t.array(
      /*#__PURE__*/ t.type({ adult: Adult, mobility: /*#__PURE__*/ orNull(t.UnknownArray) }),
    ),
  }),
)
const ChecksAnswer = /*#__PURE__*/ dataOf(t.UnknownArray)

const stoolOf = (value: unknown): Stool | null | 'unread' =>
  value === null ? null : E.getOrElseW(() => 'unread' as const)(StoolCheck.decode(value))

const mobilityOf = (values: ReadonlyArray<unknown>) => RA.rights(values.map((each) => MobilityCheck.decode(each)))

const isMissing = ({ status }: CallFailure): boolean => status === 404

const orMissing = <A>(one: TE.TaskEither<CallFailure, A>): TE.TaskEither<CallFailure, ReadonlyArray<A>> =>
  pipe(
    one,
    TE.map(RA.of),
    TE.orElse((failure) => (isMissing(failure) ? TE.right([]) : TE.left(failure))),
  )

/** The whole family by one call, and one for each list that its answer leaves out. The release before has no such
 * call. */
export const httpFamily = (client: Carrier): FamilyReader => {
  const data = contractData(client)
  const checks = (of: typeof listStool | typeof listMobility, id: string) =>
    pipe(
      () => client.request(outgoingOf(of, { params: { id } })),
      decodedBy(ChecksAnswer),
      TE.map(({ data: answer }) => answer),
    )()
  const stoolByItself = (id: string): Promise<Either<CallFailure, Stool | null | 'unread'>> =>
    pipe(
      () => checks(listStool, id),
      TE.map(([newest = null]) => stoolOf(newest)),
      TE.orElse(() => TE.right<CallFailure, Stool | null | 'unread'>('unread')),
    )()
  const whole = pipe(
    () => client.request(outgoingOf(readFamily, {})),
    decodedBy(FamilyAnswer),
    TE.map(({ data: answer }) => answer),
  )
  // null: neither list nor check, so each is loaded separately.
  const wholeFamily = together({
    children: pipe(
      () => data(listChildren, {}),
      TE.map((all) => all.map((child) => ({ child, growth: null, stool: undefined }))),
    ),
    adults: pipe(
      () => data(listAdults, {}),
      TE.map((all) => all.map((adult) => ({ adult, mobility: null }))),
    ),
  })
  let isOlder = false
  const people = () =>
    isOlder
      ? wholeFamily
      : pipe(
          whole,
          TE.orElse((failure) => {
            isOlder = isMissing(failure)
            return isOlder ? wholeFamily : TE.left(failure)
          }),
        )
  return {
    read: pipe(
      TE.fromIO(people),
      TE.flatten,
      TE.chain(({ children, adults }) =>
        together({
          children: pipe(
            children,
            TE.traverseArray(({ child, growth, stool }) =>
              orMissing(
                together({
                  child: TE.right(childNames.toPort(child)),
                  records: growth === null ? () => data(listGrowth, { params: { id: child.id } }) : TE.right(growth),
                  stool: stool === undefined ? () => stoolByItself(child.id) : TE.right(stoolOf(stool)),
                }),
              ),
            ),
            TE.map(RA.flatten),
          ),
          adults: pipe(
            adults,
            TE.traverseArray(({ adult, mobility }) =>
              orMissing(
                together({
                  adult: TE.right(adult),
                  checks: pipe(
                    mobility === null ? () => checks(listMobility, adult.id) : TE.right(mobility),
                    TE.map(mobilityOf),
                  ),
                }),
              ),
            ),
            TE.map(RA.flatten),
          ),
        }),
      ),
    ),
  }
}
