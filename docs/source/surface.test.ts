import { expect, test } from 'vitest'
import { publicSurface } from './surface.mjs'

const { surface } = publicSurface()
const told = ({ specifier, name }: { readonly specifier: string; readonly name: string }) => `${specifier}: ${name}`

test('the surface is read whole', () => {
  expect(surface.length).toBeGreaterThan(1500)
  expect(surface.map(told)).toContain('@careplus/core/identity: citizenId')
})

test('every export says what it is', () => {
  expect(surface.filter(({ doc }) => doc === '').map(told)).toStrictEqual([])
})
