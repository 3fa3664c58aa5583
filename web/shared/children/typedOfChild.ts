import type { Child } from '@careplus/core/ports'
import type { ChildTyped } from '../growth/typedMeasurement'

const figure = (value: number | null): string => (value === null ? '' : String(value))

export const typedOfChild = (child: Child): ChildTyped => ({
  name: child.nickname,
  sex: child.sex,
  birthDate: child.birthDate,
  gestation: figure(child.gestation_weeks),
  gestationDays: figure(child.gestation_days),
})
