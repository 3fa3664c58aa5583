/**
 * LINE's mark: its four letters in a white speech bubble, on its own green. By its guidelines for the login button the icon may stand
 * without words; those beside it are ours and in ink, for white upon this green has a contrast of 2.3, where small text needs 4.5.
 */
export const LineMark = () => (
  <svg viewBox="0 0 48 48" width="22" height="22" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="46" height="46" rx="11" fill="#06C755" />
    <path
      fill="#FFF"
      d="M24 8.500C14.300 8.500 6.500 14.800 6.500 22.500c0 6.900 6.200 12.700 14.500 13.800 1.600.3 1.400 1.100 1 3.300-.1.700-.5 2.400 2.100 1.300 2.600-1.100 8.400-4.900 13.300-9.600 2.700-2.700 4.100-5.600 4.100-8.800 0-7.700-7.800-14-17.500-14Z"
    />
    <path
      fill="none"
      stroke="#06C755"
      strokeWidth="2.400"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M13 19v7.500h4M20.400 19v7.500M23.800 26.500V19l5 7.500V19M36.500 19h-4v7.500h4M32.500 22.700h3.600"
    />
  </svg>
)
