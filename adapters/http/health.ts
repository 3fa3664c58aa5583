import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { NutritionChecks, StoolChecks } from '@careplus/core/ports'
import { contractCall, contractSend, type Carrier } from './call.js'
import { addNutrition, listNutrition, removeNutrition } from './contract/nutrition.js'
import { addStool, listStool, removeStool } from './contract/stool.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** A child's stool checks on the server. */
export const httpStoolChecks = (client: Carrier): StoolChecks => {
  const call = contractCall(client)
  return {
    ofChild: (id) => pipe(call(listStool, { params: { id } }), TE.map(dataOf)),
    add: (id, check, key) => pipe(call(addStool, { params: { id }, body: check, key }), TE.map(dataOf)),
    remove: (id, checkId, key) => contractSend(client)(removeStool, { params: { id, check_id: checkId }, key }),
  }
}

/** A child's nutrition self-checks on the server. */
export const httpNutritionChecks = (client: Carrier): NutritionChecks => {
  const call = contractCall(client)
  return {
    ofChild: (id) => pipe(call(listNutrition, { params: { id } }), TE.map(dataOf)),
    add: (id, check, key) => pipe(call(addNutrition, { params: { id }, body: check, key }), TE.map(dataOf)),
    remove: (id, checkId, key) => contractSend(client)(removeNutrition, { params: { id, check_id: checkId }, key }),
  }
}
