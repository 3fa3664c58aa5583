/** LINE's own page for sharing from other sites; `url` takes the address. */
export const linePage = 'https://social-plugins.line.me/lineit/share'
