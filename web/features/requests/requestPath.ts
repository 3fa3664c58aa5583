export const requestsPath = '/request'

/** Notices lead to this address too. */
export const requestPath = (id: string): string => `${requestsPath}?open=${id}`
