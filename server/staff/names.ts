/** What stands in the audit for someone of staff, by the name of their token. */
export const actorOf = (name: string): string => `staff:${name}`

/** Of whoever can read the data folder; no token has an @ in its name. */
export const localName = (user: string): string => `${user}@local`
