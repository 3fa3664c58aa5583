/** Issuer of linked LINE accounts; their subject is the user id that messages go to. */
export const lineIssuer = 'https://access.line.me'
