import latin from './fonts/anuphan-latin.woff2?url'
import thai from './fonts/anuphan-thai.woff2?url'

/** The Thai subset is first: it draws most of the page. */
export const fontPreloads: ReadonlyArray<string> = [thai, latin]
