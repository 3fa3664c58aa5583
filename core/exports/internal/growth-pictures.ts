export { childDrawing } from '../../drawings/growth/child.js'
export { figureOf } from '../../domain/growth/figure.js'
export { leafChildDrawing } from '../../drawings/growth/leafChild.js'
export { frameOf, heights, n as toTenth, skin } from '../../drawings/growth/proportions.js'
