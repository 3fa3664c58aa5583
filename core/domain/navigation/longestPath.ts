/** The usual maximum of a server for a request's first line. */
export const longestPath = 8000
