export { deliverPrize, exportedClaims, readClaim } from '../prizes/claims.js'
