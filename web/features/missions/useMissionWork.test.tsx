// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import { connectionLost } from '@careplus/core/testing'
import type { Mission, MissionTask } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { act, useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { useMissionWork, type MissionWork } from './useMissionWork'

const list = vi.fn<() => Promise<unknown>>()
const mark = vi.fn<() => Promise<unknown>>()
const rewards = { missions: { list, mark } }
const services = { random: { uuid: () => 'key' } }

const page = mountRoot(() => ({ services, groups: { rewards }, user: { id: 'mali' } }))
const day = '2026-11-26' as IsoDate
const doneOn = (...days: ReadonlyArray<string>) =>
  ({ month: '2026-11', tasks: [{ task_id: 'walk', days }] }) as unknown as Mission

const shown: { work: MissionWork | null } = { work: null }
const Shown = () => {
  const work = useMissionWork()
  useEffect(() => {
    shown.work = work
  })
  return <p>{work.remote._tag === 'ready' ? work.remote.value[0]?.tasks[0]?.days.join() : work.remote._tag}</p>
}
const later = (call: typeof list) => {
  let answer: (value: unknown) => void = () => undefined
  call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  return (value: unknown) => act(async () => answer(value))
}

test('a day that was marked stays so, though what was read before it is answered after it', async () => {
  list.mockResolvedValue(E.right([doneOn(day)]))
  list.mockResolvedValueOnce(E.right([doneOn()]))
  await act(async () => page().root.render(<Shown />))
  mark.mockResolvedValueOnce(E.left(connectionLost))
  await act(async () => shown.work?.mark({ task_id: 'walk' } as MissionTask, day, true))
  expect(shown.work?.failure).toEqual(connectionLost)

  const [readBefore, marked] = [later(list), later(mark)]
  await act(async () => void dispatchEvent(new Event('online')))
  await marked(E.right(doneOn(day)))
  await readBefore(E.right([doneOn()]))
  expect(page().host.textContent).toBe(day)
})
