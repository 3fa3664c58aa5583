import { todayInBangkok } from '@careplus/core/calendar'
import type { DrawTerms } from '@careplus/core/loyalty'
import { namesOf } from '@careplus/core/internal/text'
import type { Tx } from '../../platform/store/store.js'
import type { Content } from './loadContent.js'
import { fault, type ContentFault } from './contentFaults.js'

const rewardFaults = async (tx: Tx, content: Content): Promise<ReadonlyArray<ContentFault>> => {
  const items = await tx
    .selectFrom('items')
    .select(['id', 'type', 'stocked', 'stock_balance'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const stored = new Map(items.map((item) => [item.id, item]))
  return [
    ...content.rewards.flatMap(({ value, at }) => {
      const item = stored.get(value.id)
      if (item === undefined) return []
      if (item.type !== 'reward') return [fault(at('id'), 'is the id of a lucky draw in the store: use another one')]
      const redeemed = item.stocked - item.stock_balance
      return value.stocked < redeemed
        ? [fault(at('stocked'), `must be ${redeemed} or more, the number already ordered`)]
        : []
    }),
    ...content.draws.flatMap(({ value, at }) =>
      stored.get(value.id)?.type === 'reward'
        ? [fault(at('id'), 'is the id of a reward in the store: use another one')]
        : [],
    ),
  ]
}

const drawFaults = async (tx: Tx, content: Content): Promise<ReadonlyArray<ContentFault>> => {
  await tx.selectFrom('draws').select('item_id').orderBy('item_id').forUpdate().execute()
  const begun = await tx
    .selectFrom('draws')
    .innerJoin('items', 'items.id', 'draws.item_id')
    .select(['id', 'point', 'begin_date', 'expire_date', 'member_limit', 'terms'])
    .where('draws.state', '<>', 'prepared')
    .execute()
  const stored = new Map(begun.map((draw) => [draw.id, draw]))
  return content.draws.flatMap(({ value, at }) => {
    const draw = stored.get(value.id)
    if (draw === undefined) return []
    const termNames = draw.terms === null ? [] : namesOf<keyof DrawTerms>(draw.terms)
    return [
      ...(['point', 'begin_date', 'expire_date', 'member_limit'] as const).flatMap((field) =>
        value[field] === draw[field] ? [] : [fault(at(field), `must stay ${draw[field]}: the draw has opened`)],
      ),
      ...termNames.flatMap((field) =>
        value[field] === draw.terms?.[field]
          ? []
          : [fault(at(field), `must stay ${draw.terms?.[field]}: the draw has opened`)],
      ),
    ]
  })
}

const missionFaults = async (tx: Tx, content: Content, now: Date): Promise<ReadonlyArray<ContentFault>> => {
  const thisMonth = todayInBangkok(now.getTime()).slice(0, 7)
  const tasks = await tx
    .selectFrom('mission_tasks')
    .select(['id', 'month', 'points', 'target', 'way'])
    .where('month', '<=', thisMonth)
    .execute()
  return content.months.flatMap(({ value, at }) =>
    tasks
      .filter(({ month }) => month === value.month)
      .flatMap((stored) => {
        const index = value.tasks.findIndex(({ id }) => id === stored.id)
        const task = value.tasks[index]
        if (task === undefined) return [fault(at('tasks'), `must keep task ${stored.id}: the month has begun`)]
        return (['points', 'target', 'way'] as const).flatMap((field) =>
          task[field] === stored[field]
            ? []
            : [fault(at('tasks', index, field), `must stay ${stored[field]}: the month has begun`)],
        )
      }),
  )
}

/** Draws and items are locked in the common order. */
export const againstStore = async (tx: Tx, content: Content, now: Date): Promise<ReadonlyArray<ContentFault>> => [
  ...(await drawFaults(tx, content)),
  ...(await rewardFaults(tx, content)),
  ...(await missionFaults(tx, content, now)),
]
