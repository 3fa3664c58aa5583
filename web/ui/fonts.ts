import latin from './fonts/anuphan-latin.woff2?url'
import thai from './fonts/anuphan-thai.woff2?url'

/** Addresses for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. The Thai subset is first: it draws most of
 *  the page. */
export const fontPreloads: ReadonlyArray<string> = [thai, latin]
