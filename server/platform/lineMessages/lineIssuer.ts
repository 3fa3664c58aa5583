/** Who vouches for a LINE account that is linked: what LINE calls its user there is whom messages go to. */
export const lineIssuer = 'https://access.line.me'
