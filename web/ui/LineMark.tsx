/** By LINE's guidelines for the login button its icon may stand without words. Our words beside it are in ink,
 *  because
 *  white on this green has a contrast of 2.3, where small text needs 4.5. */
export const LineMark = () => (
  <svg viewBox="0 0 48 48" width="22" height="22" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="46" height="46" rx="11" fill="#06C755" />
    <path
      fill="#FFF"
      d="M24 8.5C14.3 8.5 6.5 14.8 6.5 22.5c0 6.9 6.2 12.7 14.5 13.8 1.6.3 1.4 1.1 1 3.3-.1.7-.5 2.4 2.1 1.3 2.6-1.1 8.4-4.9 13.3-9.6 2.7-2.7 4.1-5.6 4.1-8.8 0-7.7-7.8-14-17.5-14Z"
    />
    <path
      fill="none"
      stroke="#06C755"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M13 19v7.5h4M20.4 19v7.5M23.8 26.5V19l5 7.5V19M36.5 19h-4v7.5h4M32.5 22.7h3.6"
    />
  </svg>
)
