import { drawAvatar, examinePicture, redrawPicture } from '../platform/pictures/drawPicture.js'
import type { Drawer } from '../platform/pictures/drawer.js'

/** Draws in the process of the test. */
export const ownDrawer: Drawer = {
  examine: async (read) => examinePicture(await read()),
  redraw: async (read, size) => redrawPicture(await read(), size),
  avatar: async (read) => drawAvatar(await read()),
  close: () => Promise.resolve(),
}
