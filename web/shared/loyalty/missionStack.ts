import { missionMonth } from '@careplus/core/loyalty'
import type { IsoDate } from '@careplus/core/calendar'
import type { Mission, MissionTask } from '@careplus/core/ports'

export interface Tier {
  readonly task: MissionTask
  /** Counted from 1 at the bottom. */
  readonly number: number
  readonly isFull: boolean
  /** 0 to 1. */
  readonly share: number
}

export interface Stack {
  readonly tiers: ReadonlyArray<Tier>
  readonly full: number
  /** The done share of the first tier that is not full. */
  readonly next: number
  readonly points: number
  readonly claimed: number
}

const isDone = ({ done, target, claimed_at }: MissionTask): boolean => claimed_at !== null || done >= target
const sumOf = (tasks: ReadonlyArray<MissionTask>): number => tasks.reduce((sum, { points }) => sum + points, 0)

export const missionStack = ({ tasks }: Pick<Mission, 'tasks'>): Stack => {
  const done = tasks.filter(isDone)
  const tiers = [...done, ...tasks.filter((task) => !isDone(task))].map((task, index) => ({
    task,
    number: index + 1,
    isFull: isDone(task),
    share: isDone(task) ? 1 : task.target === 0 ? 0 : Math.min(1, task.done / task.target),
  }))
  return {
    tiers,
    full: done.length,
    next: tiers[done.length]?.share ?? 0,
    points: sumOf(tasks),
    claimed: sumOf(tasks.filter(({ claimed_at }) => claimed_at !== null)),
  }
}

/** null: the month has no mission. */
export const missionOf = (missions: ReadonlyArray<Mission>, today: IsoDate): Mission | null =>
  missions.find(({ month }) => month === missionMonth(today)) ?? null

/** A tier with points to claim comes first. null: all is done and claimed. */
export const nextTier = ({ tiers }: Stack): Tier | null =>
  tiers.find(({ isFull, task }) => isFull && task.claimed_at === null) ?? tiers.find(({ isFull }) => !isFull) ?? null
