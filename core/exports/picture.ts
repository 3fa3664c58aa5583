export { pictureKind, type PictureKind } from '../domain/picture/pictureKind.js'
