export { deliverPrize, readClaim } from '../prizes/claims.js'
