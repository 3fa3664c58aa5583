import type { Fault } from './settingCodecs.js'

const isBlank = (value: string | undefined): boolean => value === undefined || value.trim() === ''

export const lackingFaults = (
  needs: ReadonlyArray<readonly [missing: string, present: string]>,
  env: Readonly<Record<string, string | undefined>>,
): ReadonlyArray<Fault> => {
  const lacking = needs.filter(([missing, present]) => isBlank(env[missing]) && !isBlank(env[present]))
  return lacking
    .filter(([missing], at) => lacking.findIndex(([other]) => other === missing) === at)
    .map(([missing, present]) => ({ name: missing, problem: `is missing, and ${present} needs it` }))
}
