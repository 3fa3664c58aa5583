/** The element of a written page that names its scripts, the entry first. */
export const scriptsId = 'scripts'

/**
 * Runs in the head of a written page, and fetches its scripts once it has been painted: until then the connection and
 * the processor are for what can be seen. In a tab that nobody looks at, that is when somebody does.
 */
export const afterPaintScript =
  'addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{' +
  `let d=document,s=d.getElementById("${scriptsId}");if(!s)return;` +
  'let[src,...later]=JSON.parse(s.textContent),' +
  'put=(n,o)=>d.head.append(Object.assign(d.createElement(n),{crossOrigin:""},o));' +
  'put("script",{type:"module",src});' +
  'later.forEach(href=>put("link",{rel:"modulepreload",fetchPriority:"low",href}))})))'
