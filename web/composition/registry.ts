import { Container, type ServiceIdentifier } from 'inversify'

export interface Recipe<B, N extends keyof B, S> {
  readonly needs: ReadonlyArray<N>
  readonly make: (needed: Pick<B, N>) => S
}

type AnyRecipe = { readonly needs: ReadonlyArray<PropertyKey>; readonly make: (needed: never) => unknown }

export interface Registry<B> {
  readonly recipes: Readonly<Record<string, AnyRecipe>>
  readonly add: <K extends string, S, N extends keyof B = never>(
    name: K,
    needs: ReadonlyArray<N>,
    make: (needed: Pick<B, N>) => S,
  ) => Registry<B & { readonly [Name in K]: S }>
}

const registryOf = <B>(recipes: Registry<B>['recipes']): Registry<B> => ({
  recipes,
  add: (name, needs, make) => registryOf({ ...recipes, [name]: { needs, make } }),
})

export const registry: Registry<unknown> = registryOf({})

const tokenOf = (name: PropertyKey): ServiceIdentifier => Symbol.for(`careplus/web/${String(name)}`)

/** A container with everything of a registry bound once; `getLate` binds a recipe that was loaded later. */
export const containerOf = <B>({ recipes }: Registry<B>) => {
  const container = new Container()
  const bind = (name: PropertyKey, { needs, make }: AnyRecipe): void => {
    const resolve = (...needed: unknown[]): unknown =>
      make(Object.fromEntries(needs.map((need, at) => [need, needed[at]])) as never)
    container.bind(tokenOf(name)).toResolvedValue(resolve, needs.map(tokenOf)).inSingletonScope()
  }
  for (const [name, recipe] of Object.entries(recipes)) bind(name, recipe)
  return {
    get: <K extends keyof B>(name: K): B[K] => container.get(tokenOf(name)) as B[K],
    getLate: <N extends keyof B, S>(name: string, recipe: Recipe<B, N, S>): S => {
      if (!container.isBound(tokenOf(name))) bind(name, recipe)
      return container.get(tokenOf(name)) as S
    },
  }
}
