/** What a server takes at most as a request's first line, most often. */
export const longestPath = 8000
