import { readHelper, writeHelper, type Helper } from '@careplus/adapters/device'

/** What this device remembers of how its parent wants to be served. */
export const helperHere = (): Helper => readHelper(document)

export const rememberHelper = (helper: Helper): void => writeHelper(document, helper)
