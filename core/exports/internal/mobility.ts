export { mobilityInputs, storedMobilityInputs } from '../../domain/mobility/mobilityInputs.js'
