import { fc, test } from '@fast-check/vitest'
import { describe, expect, test as plain } from 'vitest'
import { allRoutes } from '../routes'
import { findRoute, knowRoutes } from './findRoute'

knowRoutes(allRoutes)

const foundPath = (path: string): string => {
  const found = findRoute(path)
  return found._tag === 'found' ? found.route.path : found._tag
}

const goodValue = { uuid: '0b8f5c52-9d3e-4f0a-8c7e-3a2b1c0d9e8f', catalogueId: '10', slugs: 'toddler-milk' } as const

describe('findRoute', () => {
  for (const route of allRoutes)
    plain(`${route.path} is found, with and without a trailing slash`, () => {
      const path = route.path.replaceAll(/\{\w+\}/g, goodValue[route.params ?? 'slugs'])
      expect(foundPath(path)).toBe(route.path)
      if (path !== '/') expect(foundPath(`${path}/`)).toBe(route.path)
    })

  plain('a static path wins over an id', () => {
    expect(foundPath('/children/add-information')).toBe('/children/add-information')
    expect(foundPath('/product/brand/3')).toBe('/product/brand/{id}')
    expect(foundPath('/product/cereal/new')).toBe('/product/{category}/{tag}')
  })

  plain('an id that is none is refused, another path is unmatched', () => {
    expect(foundPath('/children/mali-2567')).toBe('refused')
    expect(foundPath('/article/0')).toBe('refused')
    expect(foundPath('/product/%00/x')).toBe('refused')
    expect(foundPath('/nowhere')).toBe('unmatched')
    expect(foundPath('/children/x/y/z')).toBe('unmatched')
  })

  test.prop([fc.webPath()])('whatever the address bar holds gets an answer', (path) => {
    expect(['found', 'refused', 'unmatched']).toContain(findRoute(path)._tag)
  })
})
