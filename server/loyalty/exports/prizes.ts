export { deliverPrize, readClaim } from '../prizes/prizeClaims.js'
