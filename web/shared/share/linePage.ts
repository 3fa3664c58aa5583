/** LINE's share page for other sites; `url` takes the address. */
export const linePage = 'https://social-plugins.line.me/lineit/share'
