export { deliverPrize, loadClaim } from '../prizes/prizeClaims.js'
