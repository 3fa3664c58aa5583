import { randomUUID } from 'node:crypto'
import { kinds, memberAt, mix, worded, type Call, type Kind } from './support/mix'
import { pooledAgent, openLoop } from './support/openLoop'
import { photographs } from './support/photographs'

/** In random order. */
const deck = (): Kind[] =>
  kinds
    .flatMap((kind) => Array.from({ length: mix[kind] }, () => kind))
    .map((kind) => [Math.random(), kind] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, kind]) => kind)

/** One call after the other. */
const parents = (members: number, pictures: ReadonlyArray<Buffer>): (() => Call) => {
  const run = randomUUID().slice(0, 8)
  const turns: Record<Kind, number> = { content: 0, member: 0, record: 0, bill: 0, redemption: 0, 'sign-in': 0 }
  let [cards, made] = [deck(), 0]
  return () => {
    if (cards.length === 0) cards = deck()
    const kind = cards.pop() as Kind
    const turn = turns[kind]
    turns[kind] += 1
    made += 1
    const photograph = (): Buffer => pictures[turn % pictures.length] as Buffer
    return worded(kind, { member: memberAt(members, turn), turn }, `${run}-${made}`, photograph)
  }
}

interface Begin {
  readonly drawings: number
}

interface Step {
  readonly members: number
  readonly rate: number
  readonly seconds: number
  readonly ports: ReadonlyArray<number>
}

/** Its own process, so that its cost is separate from the servers'. */
const agent = pooledAgent()
const made: { pictures: ReadonlyArray<Buffer> } = { pictures: [] }
/** By number of members: they continue on the same store. */
const callers = new Map<number, () => Call>()

const callersOf = (members: number): (() => Call) => {
  const next = callers.get(members) ?? parents(members, made.pictures)
  callers.set(members, next)
  return next
}

const answer = async (message: Begin | Step): Promise<unknown> => {
  if ('rate' in message) return openLoop(agent, { ...message, next: callersOf(message.members) })
  made.pictures = await photographs(message.drawings)
  return null
}

process.on('message', (message: Begin | Step) => void answer(message).then((result) => process.send?.(result)))
