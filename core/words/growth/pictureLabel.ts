import { figureOf } from '../../domain/growth/figure.js'

const names = { girl: 'ภาพวาดเด็กหญิง', boy: 'ภาพวาดเด็กชาย', leaf: 'ภาพวาดเด็กใส่ฮู้ดใบไม้ ถือสายวัด' } as const

/** The Thai name of a growth picture. It does not judge the body; the result does.
 * @example
 * pictureLabel('Girl_slim_standard') // => 'ภาพวาดเด็กหญิง' */
export const pictureLabel = (picture: string): string => names[figureOf(picture)?.sex ?? 'leaf']
