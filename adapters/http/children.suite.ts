import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { consentVersions } from '@careplus/core/consents'
import type { Children, Consents, GrowthRecords, NewChild, NewGrowthRecord } from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'

export interface ChildrenPorts {
  readonly children: Children
  readonly growthRecords: GrowthRecords
  readonly consents: Consents
}

const mali: NewChild = { nickname: 'มะลิ', birthDate: '2024-07-12', sex: 'female' }
const weighed: NewGrowthRecord = { date: '2026-11-20', weight: 12.4, height: 88.5, measure: 'h' }
const version = consentVersions.child_health
const unknownId = '00000000-0000-4000-8000-000000000000'
const agreed = (childId: string, granted = true) => ({
  purpose: 'child_health' as const,
  child_id: childId,
  granted,
  version,
})

export const passesTheChildrenSuite = (name: string, make: () => ChildrenPorts | Promise<ChildrenPorts>): void => {
  describe(`${name} passes the children suite`, () => {
    it('gives back a child as it was created, changed, and not when removed', async () => {
      const { children } = await make()
      expect(await children.list()).toEqual(E.right([]))
      const { id } = valueOf(
        await children.create({ ...mali, gestation_weeks: 34, gestation_days: 6, consent: { version } }, 'k1'),
      )
      const expected = { id, nickname: 'มะลิ', birthDate: '2024-07-12', sex: 'female' }
      expect(valueOf(await children.list())).toMatchObject([
        { ...expected, gestation_weeks: 34, gestation_days: 6, health_consent_at: expect.any(String) },
      ])
      const changed = { ...mali, nickname: 'ข้าว' }
      expect(valueOf(await children.change(id, changed, 1, 'k2'))).toMatchObject({
        nickname: 'ข้าว',
        gestation_weeks: 34,
        gestation_days: 6,
      })
      expect(valueOf(await children.change(id, { gestation_weeks: null }, 2, 'k2b'))).toMatchObject({
        nickname: 'ข้าว',
        gestation_weeks: null,
        gestation_days: null,
      })
      expect(E.isRight(await children.remove(id, 3, 'k3'))).toBe(true)
      expect(await children.list()).toEqual(E.right([]))
    })

    it('refuses a birth date at its field, by the name that the port has for it, and keeps no key of it', async () => {
      const { children } = await make()
      const refused = (code: string) => ({
        left: { _tag: 'ApiError', status: 400, fields: [{ field: 'birthDate', code, message: expect.any(String) }] },
      })
      const unborn = { ...mali, birthDate: '2126-07-12' }
      expect(await children.create(unborn, 'a')).toMatchObject(refused('in_future'))
      expect(await children.create({ ...mali, birthDate: '1990-07-12' }, 'a')).toMatchObject(refused('not_a_child'))
      const { id } = valueOf(await children.create(mali, 'a'))
      expect(await children.change(id, unborn, 1, 'b')).toMatchObject(refused('in_future'))
      expect(valueOf(await children.list())).toMatchObject([{ id, birthDate: mali.birthDate }])
    })

    it('keeps a gestation only with consent, and hides it while consent is withdrawn', async () => {
      const { children, consents } = await make()
      const early = { gestation_weeks: 34, gestation_days: 6 }
      const refused = { left: { _tag: 'ApiError', status: 403, code: 'consent_required' } }
      expect(await children.create({ ...mali, ...early }, 'a')).toMatchObject(refused)
      const { id } = valueOf(await children.create(mali, 'b'))
      const told = mali
      expect(await children.change(id, { ...told, ...early }, 1, 'c')).toMatchObject(refused)
      await consents.record(agreed(id), 'd')
      expect(valueOf(await children.change(id, { ...told, ...early }, 1, 'e'))).toMatchObject(early)
      await consents.record(agreed(id, false), 'f')
      const hidden = { gestation_weeks: null, gestation_days: null }
      expect(valueOf(await children.change(id, { ...told, nickname: 'ข้าว' }, 2, 'g'))).toMatchObject(hidden)
      expect(valueOf(await children.list())).toMatchObject([{ nickname: 'ข้าว', ...hidden }])
    })

    test.prop([fc.integer({ min: 2, max: 4 })], { numRuns: 3 })(
      'a repeat under the same key does nothing twice',
      async (times) => {
        const { children, growthRecords, consents } = await make()
        const ids = new Set<string>()
        for (let n = 0; n < times; n++) ids.add(valueOf(await children.create(mali, 'draft:child')).id)
        expect(ids.size).toBe(1)
        const [id = ''] = ids
        await consents.record(agreed(id), 'draft:consent')
        for (let n = 0; n < times; n++)
          expect(E.isRight(await growthRecords.add(id, weighed, 'draft:growth'))).toBe(true)
        expect(valueOf(await growthRecords.ofChild(id))).toHaveLength(1)
        expect(await children.create({ ...mali, nickname: 'อื่น' }, 'draft:child')).toMatchObject({
          left: { _tag: 'ApiError', status: 422, code: 'idempotency_mismatch' },
        })
      },
    )

    it('keeps health data only with consent to it, for that child', async () => {
      const { children, growthRecords, consents } = await make()
      const { id } = valueOf(await children.create(mali, 'a'))
      const refused = { left: { _tag: 'ApiError', status: 403, code: 'consent_required' } }
      expect(await growthRecords.add(id, weighed, 'b')).toMatchObject(refused)
      await consents.record(agreed(id), 'c')
      expect(E.isRight(await growthRecords.add(id, weighed, 'd'))).toBe(true)
      await consents.record(agreed(id, false), 'e')
      expect(await growthRecords.add(id, { ...weighed, weight: 12.5 }, 'f')).toMatchObject(refused)
      const history = valueOf(await consents.list(null, null)).items.filter(({ child_id }) => child_id === id)
      expect(history.map(({ granted }) => granted)).toEqual([false, true])
    })

    it('shows no record while consent is withdrawn, and all of them once it is given again', async () => {
      const { children, growthRecords, consents } = await make()
      const { id } = valueOf(await children.create({ ...mali, consent: { version } }, 'a'))
      valueOf(await growthRecords.add(id, weighed, 'b'))
      const before = valueOf(await growthRecords.ofChild(id))
      expect(before).toHaveLength(1)
      valueOf(await consents.record(agreed(id, false), 'c'))
      expect(await growthRecords.ofChild(id)).toEqual(E.right([]))
      valueOf(await consents.record(agreed(id), 'd'))
      expect(await growthRecords.ofChild(id)).toEqual(E.right(before))
    })

    it('lists records newest first, changes and removes them', async () => {
      const { children, growthRecords, consents } = await make()
      const { id } = valueOf(await children.create(mali, 'a'))
      await consents.record(agreed(id), 'b')
      for (const date of ['2026-01-05', '2026-11-20', '2026-06-01'])
        expect(E.isRight(await growthRecords.add(id, { ...weighed, date }, `add:${date}`))).toBe(true)
      const list = valueOf(await growthRecords.ofChild(id))
      expect(list.map(({ date }) => date)).toEqual(['2026-11-20', '2026-06-01', '2026-01-05'])
      expect(list[0]).toMatchObject({ weight: 12.4, height: 88.5, measure: 'h', head_circumference: null })
      const [newest, middle] = list
      await growthRecords.change(id, newest?.id ?? '', { weight: 13, head_circumference: 48.2 }, 1, 'c')
      await growthRecords.remove(id, middle?.id ?? '', 1, 'd')
      const left = valueOf(await growthRecords.ofChild(id))
      expect(left).toHaveLength(2)
      expect(left[0]).toMatchObject({ weight: 13, head_circumference: 48.2 })
    })

    it('changes and removes a child and a record on the version that stands only, and changes only what is sent', async () => {
      const { children, growthRecords, consents } = await make()
      const stale = (current: object) => ({
        left: { _tag: 'ApiError', status: 412, code: 'version_stale', body: { current } },
      })
      const { id } = valueOf(await children.create({ ...mali, consent: { version } }, 'a'))
      expect(valueOf(await children.change(id, { nickname: 'ข้าว' }, 1, 'b'))).toMatchObject({
        ...mali,
        nickname: 'ข้าว',
      })
      expect(await children.change(id, { sex: 'male' }, 1, 'c')).toMatchObject(stale({ nickname: 'ข้าว', version: 2 }))
      expect(valueOf(await children.list())).toMatchObject([{ sex: 'female', version: 2 }])
      valueOf(await growthRecords.add(id, { ...weighed, head_circumference: 48.2 }, 'd'))
      const [{ id: record = '' } = {}] = valueOf(await growthRecords.ofChild(id))
      valueOf(await growthRecords.change(id, record, { height: 89, head_circumference: null }, 1, 'e'))
      expect(await growthRecords.change(id, record, { weight: 13 }, 1, 'f')).toMatchObject(
        stale({ height: 89, version: 2 }),
      )
      valueOf(await growthRecords.change(id, record, { weight: 13 }, 2, 'g'))
      expect(valueOf(await growthRecords.ofChild(id))).toMatchObject([
        { ...weighed, id: record, weight: 13, height: 89, head_circumference: null, version: 3 },
      ])
      expect(await growthRecords.remove(id, record, 2, 'h')).toMatchObject(stale({ weight: 13, version: 3 }))
      expect(await children.remove(id, 1, 'i')).toMatchObject(stale({ nickname: 'ข้าว', version: 2 }))
      expect(valueOf(await growthRecords.ofChild(id))).toHaveLength(1)
      // Deleting needs no consent, but hidden data is not returned.
      valueOf(await consents.record(agreed(id, false), 'j'))
      expect(await growthRecords.remove(id, record, 2, 'k')).toMatchObject({ left: { status: 404 } })
      valueOf(await growthRecords.remove(id, record, 3, 'l'))
      valueOf(await consents.record(agreed(id), 'm'))
      expect(await growthRecords.ofChild(id)).toEqual(E.right([]))
      valueOf(await children.remove(id, 2, 'n'))
    })

    it("knows nothing of a child that is not the member's", async () => {
      const { children, growthRecords, consents } = await make()
      const changed = mali
      const missing = { left: { _tag: 'ApiError', status: 404, code: 'not_found' } }
      expect(await growthRecords.ofChild(unknownId)).toMatchObject(missing)
      expect(await growthRecords.add(unknownId, weighed, 'a')).toMatchObject(missing)
      expect(await growthRecords.remove(unknownId, unknownId, 1, 'b')).toMatchObject(missing)
      expect(await children.change(unknownId, changed, 1, 'c')).toMatchObject(missing)
      expect(await children.remove(unknownId, 1, 'd')).toMatchObject(missing)
      expect(await consents.record(agreed(unknownId), 'e')).toMatchObject(missing)
    })
  })
}
