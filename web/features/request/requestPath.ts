export const requestsPath = '/request'

/** One of the member's requests; notices lead here too. */
export const requestPath = (id: string): string => `${requestsPath}?open=${id}`
