import { isInLine } from './lineBrowser'
import { peekSession } from './peekSession'
import { darkTheme, isNight, paintTheme } from './theme'

/** Runs before the first paint, so that a prerendered page does not jump. `data-session="in"` hides the visitor's
 *  parts,
 *  `data-app="line"` says LINE's browser, and `data-result` that a reload asks for the result of a stored growth
 *  check. */
export const headScript = (): string =>
  `(()=>{var c=()=>{try{return document.cookie}catch(e){return ''}},r=k=>{try{return localStorage.getItem(k)}catch(e){return null}};` +
  `try{if((${peekSession.toString()})(c(),r))document.documentElement.dataset.session="in"}catch(e){}` +
  `if((${isInLine.toString()})(navigator.userAgent))document.documentElement.dataset.app="line";` +
  `if(location.search==="?result"&&r("form.growth-check")!==null)document.documentElement.dataset.result="";` +
  `try{var t=${darkTheme.toString()},n=${isNight.toString()},p=${paintTheme.toString()},m=matchMedia("(prefers-color-scheme: dark)"),f=()=>p(n(t(c()),m.matches));` +
  `f();m.addEventListener("change",f);var g=()=>{c().includes("careplus.helper=")&&f()};` +
  `document.addEventListener("visibilitychange",g);addEventListener("focus",g);addEventListener("pageshow",g)}catch(e){}})()`
