import { isNight, paintTheme } from '../page/theme'

/** Where this device's staff store their choice of light, night or as the device is; nothing stored: light. */
export const themeKey = 'careplus.staff.theme'

/** Before the first paint. The script is a file, because the console's policy allows no script within the page. */
export const themeScript = (): string =>
  `(()=>{try{var n=${isNight.toString()},p=${paintTheme.toString()},m=matchMedia("(prefers-color-scheme: dark)"),` +
  `t=()=>{try{return localStorage.getItem(${JSON.stringify(themeKey)})||void 0}catch(e){}},f=()=>p(n(t(),m.matches));` +
  `f();m.addEventListener("change",f);addEventListener("storage",f)}catch(e){}})()\n`
