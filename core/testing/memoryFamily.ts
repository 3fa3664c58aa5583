import { sequenceS } from 'fp-ts/Apply'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Adults, MobilityChecks } from '../ports/adults.js'
import type { Children, GrowthRecords } from '../ports/children.js'
import type { FamilyReader } from '../ports/family.js'
import type { StoolChecks } from '../ports/stoolChecks.js'

interface FamilyPorts {
  readonly children: Pick<Children, 'list'>
  readonly growthRecords: Pick<GrowthRecords, 'ofChild'>
  readonly stoolChecks: Pick<StoolChecks, 'ofChild'>
  readonly adults: Pick<Adults, 'list'>
  readonly mobilityChecks: Pick<MobilityChecks, 'ofAdult'>
}

const together = sequenceS(TE.ApplyPar)

export const memoryFamily = (ports: FamilyPorts): FamilyReader => ({
  read: together({
    children: pipe(
      ports.children.list,
      TE.chain(
        TE.traverseArray((child) =>
          together({
            child: TE.right(child),
            records: () => ports.growthRecords.ofChild(child.id),
            stool: pipe(
              () => ports.stoolChecks.ofChild(child.id),
              TE.map(([newest = null]) => newest),
            ),
          }),
        ),
      ),
    ),
    adults: pipe(
      ports.adults.list,
      TE.chain(
        TE.traverseArray((adult) =>
          together({ adult: TE.right(adult), checks: () => ports.mobilityChecks.ofAdult(adult.id) }),
        ),
      ),
    ),
  }),
})
