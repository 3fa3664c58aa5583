export const requestsPath = '/request'

export const requestPath = (id: string): string => `${requestsPath}?open=${id}`
