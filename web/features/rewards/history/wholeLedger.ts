import { isLeft, right, type Either } from 'fp-ts/Either'
import type { CallFailure, LedgerLine, Points } from '@careplus/core/ports'

export const wholeLedger = async ({
  ledger,
}: Pick<Points, 'ledger'>): Promise<Either<CallFailure, ReadonlyArray<LedgerLine>>> => {
  const lines: LedgerLine[] = []
  let before: number | null = null
  do {
    const page: Awaited<ReturnType<Points['ledger']>> = await ledger(before)
    if (isLeft(page)) return page
    lines.push(...page.right.lines)
    before = page.right.next
  } while (before !== null)
  return right(lines.reverse())
}
