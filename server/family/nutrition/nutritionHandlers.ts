import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { addNutrition, listNutrition, removeNutrition } from './nutritionChecks.js'

export const nutritionHandlers: Pick<Handlers, 'listNutrition' | 'addNutrition' | 'removeNutrition'> = {
  listNutrition: async ({ db, member, params }) => data(await listNutrition(db, { member, child: params.id })),
  addNutrition: async ({ db, member, params, body, now }) =>
    data(await addNutrition(db, { member, child: params.id }, body, now)),
  removeNutrition: async ({ db, member, params, now }) =>
    data(await removeNutrition(db, { member, child: params.id }, { id: params.check_id, versions: null }, now)),
}
