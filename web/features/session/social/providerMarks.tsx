import type { SocialName } from '@careplus/core/ports'
import { LineMark } from '../../../ui/LineMark'

/** Google's mark in its own four colours on white, as its sign-in branding demands. */
const Google = () => (
  <svg viewBox="0 0 48 48" width="22" height="22" aria-hidden="true" focusable="false">
    <path
      fill="#4285F4"
      d="M45 24.5c0-1.5-.1-3-.4-4.4H24v8.4h11.8a10 10 0 0 1-4.4 6.6v5.5h7.1C42.600 36.800 45 31.200 45 24.500Z"
    />
    <path
      fill="#34A853"
      d="M24 46c5.900 0 10.900-2 14.500-5.400l-7.100-5.500c-2 1.300-4.500 2.100-7.400 2.100-5.700 0-10.500-3.800-12.200-9H4.500v5.700A22 22 0 0 0 24 46Z"
    />
    <path
      fill="#FBBC05"
      d="M11.800 28.200a13.200 13.200 0 0 1 0-8.400v-5.700H4.500a22 22 0 0 0 0 19.800l7.300-5.700Z"
    />
    <path
      fill="#EA4335"
      d="M24 10.800c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A22 22 0 0 0 4.500 14.100l7.300 5.700c1.700-5.200 6.500-9 12.200-9Z"
    />
  </svg>
)

const Facebook = () => (
  <svg viewBox="0 0 48 48" width="22" height="22" aria-hidden="true" focusable="false">
    <circle cx="24" cy="24" r="23" fill="#1877F2" />
    <path
      fill="#FFF"
      d="M32.500 30.600 33.500 24H27v-4.300c0-1.800.900-3.600 3.700-3.600h2.900v-5.600s-2.600-.5-5.100-.5c-5.200 0-8.600 3.200-8.600 8.900V24h-5.800v6.600h5.800v16.100a23 23 0 0 0 7.100 0V30.600h5.500Z"
    />
  </svg>
)

export const marks: Readonly<Record<SocialName, () => React.JSX.Element>> = {
  google: Google,
  line: LineMark,
  facebook: Facebook,
}
