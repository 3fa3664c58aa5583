import * as E from 'fp-ts/Either'
import { compareDates } from '@careplus/core/internal/calendar'
import { milkCodeGate } from '@careplus/core/internal/loyalty-milk-code'
import type { NamedPass } from '../../platform/audit/milkCode.js'
import { fault, type ContentFault, type Place } from './contentFaults.js'
import { shapes } from './contentPictures.js'
import type { Entries } from './contentEntries.js'
import type { Parsed } from './parseFile.js'

export const repeated = (
  entries: ReadonlyArray<{ readonly id: string; readonly place: Place }>,
): ReadonlyArray<ContentFault> => {
  const seen = new Map<string, Place>()
  return entries.flatMap(({ id, place }) => {
    const first = seen.get(id)
    seen.set(id, place)
    return first === undefined ? [] : [fault(place, `is ${id}, as in ${first.file}:${first.line}`)]
  })
}

const ids = (entries: ReadonlyArray<Parsed<{ readonly id: string }>>) =>
  entries.map(({ value, at }) => ({ id: value.id, place: at('id') }))

const tasksOf = ({ months }: Pick<Entries, 'months'>) =>
  months.flatMap(({ value, at }) =>
    value.tasks.map((task, index) => ({ task, at: (field: string) => at('tasks', index, field) })),
  )

export const undrawn = (pictures: Entries['pictures'], name: string, place: Place): ReadonlyArray<ContentFault> =>
  pictures.has(name) ? [] : [fault(place, `has no drawing: pictures/${name}.svg is missing`)]

const pictureFaults = ({ pictures, shops, categories, rewards, draws }: Entries): ReadonlyArray<ContentFault> => [
  ...shops.flatMap(({ value: { ex_bill_img: name }, at }) =>
    name === null ? [] : undrawn(pictures, name, at('ex_bill_img')),
  ),
  ...categories.flatMap(({ value, at }) => undrawn(pictures, value.icon, at('icon'))),
  ...[...rewards, ...draws].flatMap(({ value, at }) =>
    shapes.flatMap((shape) => undrawn(pictures, `${value.picture}-${shape}`, at('picture'))),
  ),
]

const dateFaults = ({ rewards, draws }: Entries): ReadonlyArray<ContentFault> => [
  ...[...rewards, ...draws].flatMap(({ value: { begin_date, expire_date }, at }) =>
    expire_date !== null && compareDates(expire_date, begin_date) < 0
      ? [fault(at('expire_date'), `must not be before begin_date, ${begin_date}`)]
      : [],
  ),
  ...draws.flatMap(({ value: { expire_date, draw_date, announcement_date }, at }) => [
    ...(compareDates(draw_date, expire_date) <= 0
      ? [fault(at('draw_date'), `must be after expire_date, ${expire_date}`)]
      : []),
    ...(compareDates(announcement_date, draw_date) < 0
      ? [fault(at('announcement_date'), `must not be before draw_date, ${draw_date}`)]
      : []),
  ]),
]

const permitFaults = ({ draws }: Entries): ReadonlyArray<ContentFault> =>
  draws.flatMap(({ value: { permit_number, permit_date, permit_authority }, at }) =>
    new Set([permit_number, permit_date, permit_authority].map((part) => part === null)).size === 1
      ? []
      : [fault(at('permit_number'), 'needs permit_date and permit_authority: set all three or none')],
  )

const categoryFaults = ({ categories, rewards }: Entries): ReadonlyArray<ContentFault> => {
  const known = new Set(categories.map(({ value }) => value.id))
  return rewards.flatMap(({ value, at }) =>
    known.has(value.category)
      ? []
      : [fault(at('category'), `is ${value.category}, which is not in item-categories.json`)],
  )
}

/** One check counts per month, for any person: counting more would need health data. */
const checkFaults = (entries: Entries): ReadonlyArray<ContentFault> =>
  tasksOf(entries).flatMap(({ task: { way, target }, at }) =>
    way === 'mobility-check' && target !== 1 ? [fault(at('target'), 'must be 1 for a mobility-check')] : [],
  )

export const checksOf = (entries: Entries): ReadonlyArray<ContentFault> => [
  ...repeated(ids(entries.shops)),
  ...repeated(ids(entries.categories)),
  ...repeated(ids(entries.products)),
  ...repeated([...ids(entries.rewards), ...ids(entries.draws)]),
  ...repeated(tasksOf(entries).map(({ task, at }) => ({ id: task.id, place: at('id') }))),
  ...repeated(entries.months.map(({ value, at }) => ({ id: value.month, place: at('month') }))),
  ...checkFaults(entries),
  ...pictureFaults(entries),
  ...dateFaults(entries),
  ...permitFaults(entries),
  ...categoryFaults(entries),
]

const named = { reward: 'item', mission: 'task', buy_now: 'product', promotion: 'campaign' } as const

/** A product that is allowed in neither place is no fault of the content. */
const placesOf = ({ products }: Entries): ReadonlyArray<NamedPass> =>
  products.flatMap(({ value: { id, age_line } }) =>
    (['list', 'information_page'] as const).flatMap((use) => {
      const gate = milkCodeGate(use, { _tag: 'Product', age_line })
      return E.isRight(gate) ? [{ pass: gate.right, name: `product:${id}` }] : []
    }),
  )

export const milkCodePasses = (entries: Entries): E.Either<ReadonlyArray<ContentFault>, ReadonlyArray<NamedPass>> => {
  const subjects = [
    ...[...entries.rewards, ...entries.draws].map(({ value, at }) => ({ use: 'reward' as const, of: value, at })),
    ...tasksOf(entries).map(({ task, at }) => ({ use: 'mission' as const, of: task, at })),
    ...entries.products.flatMap(({ value, at }) =>
      value.buy_url === null ? [] : [{ use: 'buy_now' as const, of: value, at }],
    ),
    ...entries.campaigns.map(({ value, at }) => ({ use: 'promotion' as const, of: value, at })),
  ]
  const faults: ContentFault[] = []
  const passes: NamedPass[] = []
  for (const { use, of, at } of subjects) {
    const { id, age_line } = of
    const gate = milkCodeGate(use, { _tag: 'Product', age_line })
    if (E.isRight(gate)) passes.push({ pass: gate.right, name: `${named[use]}:${id}` })
    else faults.push(fault(at('age_line'), `is ${age_line}, and the milk code allows no such ${use}`))
  }
  return faults.length > 0 ? E.left(faults) : E.right([...passes, ...placesOf(entries)])
}
