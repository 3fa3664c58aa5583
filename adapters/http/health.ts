import type { NutritionChecks, StoolChecks } from '@careplus/core/ports'
import { contractData, contractSend, type Carrier } from './call.js'
import { addNutrition, listNutrition, removeNutrition } from './contract/nutrition.js'
import { addStool, listStool, removeStool } from './contract/stool.js'

/** A child's stool checks on the server. */
export const httpStoolChecks = (client: Carrier): StoolChecks => {
  const data = contractData(client)
  return {
    ofChild: (id) => data(listStool, { params: { id } }),
    add: (id, check, key) => data(addStool, { params: { id }, body: check, key }),
    remove: (id, checkId, key) => contractSend(client)(removeStool, { params: { id, check_id: checkId }, key }),
  }
}

/** A child's nutrition self-checks on the server. */
export const httpNutritionChecks = (client: Carrier): NutritionChecks => {
  const data = contractData(client)
  return {
    ofChild: (id) => data(listNutrition, { params: { id } }),
    add: (id, check, key) => data(addNutrition, { params: { id }, body: check, key }),
    remove: (id, checkId, key) => contractSend(client)(removeNutrition, { params: { id, check_id: checkId }, key }),
  }
}
