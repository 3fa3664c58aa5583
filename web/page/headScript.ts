import { isInLine } from './inLine'
import { peekSession } from './peek'
import { darkTheme, isNight, paintTheme } from './theme'

/**
 * Runs in the head before anything is painted: a member's device gets `data-session="in"`, by which CSS hides what is
 * for visitors, so that the prerendered page swaps without a jump. The night's colours are there before the first paint too,
 * and follow a device that turns dark while the page is open, and the choice of another tab once this one is seen again. Inside LINE its way in has its place, `data-app="line"`.
 */
export const headScript = (): string =>
  `(()=>{var c=()=>{try{return document.cookie}catch(e){return ''}},r=k=>{try{return localStorage.getItem(k)}catch(e){return null}};` +
  `try{if((${peekSession.toString()})(c(),r))document.documentElement.dataset.session="in"}catch(e){}` +
  `if((${isInLine.toString()})(navigator.userAgent))document.documentElement.dataset.app="line";` +
  `try{var t=${darkTheme.toString()},n=${isNight.toString()},p=${paintTheme.toString()},m=matchMedia("(prefers-color-scheme: dark)"),f=()=>p(n(t(c()),m.matches));` +
  `f();m.addEventListener("change",f);var g=()=>{c().includes("careplus.helper=")&&f()};` +
  `document.addEventListener("visibilitychange",g);addEventListener("focus",g);addEventListener("pageshow",g)}catch(e){}})()`
