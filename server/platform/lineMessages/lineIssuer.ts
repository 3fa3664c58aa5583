export const lineIssuer = 'https://access.line.me'
