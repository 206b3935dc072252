import { languages } from '../shared/site'
import { storageKeys } from '../shared/storage-keys'

/** How long a page may take to answer before it says that it does not. */
const patience = 10_000

/**
 * What Gatsby's runtime cannot take is corrected before it reads the address: what cannot be decoded throws in it, a percent
 * sign of a path as well, for it decodes paths twice (a wide one looks alike), and `:` at the start of a segment is a
 * variable to its router. Encoded `#` and `?`, as mail programs write them, are part of no
 * address here: where there is no page they are taken for what was meant.
 */
const fixAddress = `var l=location,f=s=>{try{decodeURIComponent(s);return s}catch(e){return s.replace(/%/g,'%25')}};
function fix(){var a=f(l.pathname).replace(/%(25|00)/g,'%EF%BC%85').replace(/\\/:/g,'/%3A')+f(l.search)+f(l.hash);if(a!==l.pathname+l.search+l.hash)history.replaceState(history.state,'',a)}
var m=/^(.*?)%(23|3f)(.*)$/i.exec(l.pathname);if(m&&d.hasAttribute('data-may-redirect')){l.replace(m[1].replace(/^\\/+/,'/')+(m[2]==='23'?'#':'?')+m[3]+l.search+l.hash)}
fix();addEventListener('popstate',fix);`

/** Keeps pages that only send a visitor on from flashing; not for long, since the bundle that does it may not arrive. */
const hideWhileRedirecting = `if(!/^\\/(${languages.join('|')})(\\/|$)/.test(l.pathname)&&d.hasAttribute('data-may-redirect')){d.setAttribute('data-redirecting','');setTimeout(()=>d.removeAttribute('data-redirecting'),2500)}`

/**
 * A page whose bundles or data do not come. Once it is loaded anew: what is missing may be gone with the build it is of.
 * The browser remembers that, not a storage that may be full. Then it is left plain: what needs no JavaScript works, links
 * are links, and a notice says so. Until React has taken over, nobody but the browser answers a click; the button that was
 * pressed last is pressed again when it has (`__pressed`, src/runtime/after-first-render.ts).
 */
const watchStart = `window.__reloadOnce=()=>{var w=performance.getEntriesByType('navigation')[0];if(w&&w.type!=='reload'){l.reload();return true}};
window.__leavePlain=()=>{if(window.__alive)return;window.___failedResources=true;d.classList.remove('js');d.removeAttribute('data-redirecting');d.removeAttribute('data-branches');
[q,window.__bootTabs].forEach(s=>s&&s.remove());delete window.__bootTabs;
document.querySelectorAll('[data-notice=plain]').forEach(n=>n.hidden=false)};
addEventListener('load',()=>{if(!window.___loader&&!__reloadOnce())__leavePlain()});
setTimeout(__leavePlain,${patience});
addEventListener('click',e=>{if(window.__alive)return;e.stopPropagation();var b=e.target.closest('button');if(b)b.dataset.again==''?l.reload():window.__pressed=b},true);`

/**
 * React takes the whole page away when it throws: an extension has removed an element that it meant to remove, or data have
 * another form than the page expects. Then the browser goes to the address itself. How often it did stands in the entry of
 * its history, which no full storage forgets and a reload keeps: the second time React stays out of the page, which is left
 * plain. Of one failure React may tell twice, and begin anew in between. An empty page that was never anything else is the
 * worker's, and there is nothing to go back to.
 *
 * A browser lays a page out and paints it in one task, which on a poor phone is the longest of a visit. Once all of it is there
 * it is asked for a height, in a task of its own: a tap is answered between the two, and nothing is done twice.
 */
const watchEnd = `var had,root=()=>document.getElementById('___gatsby'),ends=n=>history.replaceState(Object.assign({},history.state,{ends:n}),'');
addEventListener('DOMContentLoaded',()=>{had=root()&&root().firstChild;if(window.__withoutReact)__leavePlain();setTimeout(()=>document.body.offsetHeight)});
addEventListener('error',()=>{if(!(had||window.__alive)||!root()||root().firstChild)return;root=Boolean;window.__alive=false;ends((Object(history.state).ends||0)+1);l.reload()});
if(Object(history.state).ends>1){window.__withoutReact=true;ends(0)}`

/**
 * gatsby-plugin-image shows a picture once it has loaded; one that never does would stay invisible, with its description.
 * Errors of resources do not bubble.
 */
const showMissingPictures = `addEventListener('error',e=>{var i=e.target;if(i.dataset&&'mainImage'in i.dataset)i.style.opacity=1},true);`

/**
 * Style of the reader's choices, which goes when the page is left plain. An element, no adopted sheet: those stand last, so the
 * sheet of any part that is fetched later would come before one, and Chromium then reads all layers and fonts anew, and lays
 * out the whole page again.
 */
const choiceStyle = `function bootStyle(){return document.head.appendChild(document.createElement('style'))}`

/**
 * The theme, the tabs, and whether lines wrap, as the reader chose, before first paint; whatever is stored may be missing or spoiled. Storage is
 * asked directly: src/runtime/storage.ts comes with the bundles, and nothing is painted twice for its sake. A set that has no
 * such tab keeps its own first one: `data-tab-ids` says so to browsers without `:has()` as well.
 */
const showChoices = `try{var t=localStorage.getItem('${storageKeys.theme}');if(t==='light'||t==='dark')d.setAttribute('data-theme',t);
var c=JSON.parse(localStorage.getItem('${storageKeys.tabs}')||'{}'),r='';if(c.wrap==='on')d.classList.add('wrap');for(var g in c){if(!/^[a-z-]+$/.test(g)||!/^[a-z0-9-]+$/.test(c[g]))continue;
var s='[data-tabs='+g+'][data-tab-ids~="'+c[g]+'"]';
r+=s+'>[data-tab]{display:none!important}'+s+'>[data-tab="'+c[g]+'"]{display:block!important}'+s+' [data-tab-button]{border-color:transparent!important}'+s+' [data-tab-button="'+c[g]+'"]{border-color:var(--signal)!important}'}
if(r){window.__bootTabs=bootStyle();window.__bootTabs.textContent=r}}catch(e){}`

/**
 * Who has looked at the pages of a platform is shown its links alone where several platforms stand beside each other
 * (src/navigation/OnePlatform.tsx): before first paint, and on each page that is moved to, since these rules stay. Paper, which
 * has no button for the others and more readers, has all. What is stored begins with the platform. Beside it, branches that were open in the tree of a tab are waited for: what is built
 * has them closed (src/navigation/tree-memory.ts).
 */
const leadWithPlatform = `var q=bootStyle();
window.__lead=p=>{var o='[data-of~="'+p+'"]:not([data-all])>';q.textContent='@media screen{'+o+':not([data-on="'+p+'"],:last-child){display:none}'+o+':last-child{display:inline}}'};
try{var p=/^[a-z0-9-]+/.exec(localStorage.getItem('${storageKeys.platform}')||'');if(p)__lead(p[0]);
if(/n":\\["/.test(sessionStorage.getItem('${storageKeys.tree}')))d.setAttribute('data-branches','')}catch(e){}`

/**
 * Who begins at the top need not wait until the page is laid out to its end: what is far below is left out (`data-begins`,
 * prose.css) until everything has loaded, and then laid out in the browser's spare time, about 80 elements
 * at once. Where the place that is wanted lies further down, it is laid out as always; also where a link to a section is
 * followed, or the key to the end pressed, before that time has come (`__layOut`): browsers jump by the guesses, and what grows
 * later moves the reader elsewhere. The mark stays until the next page (browser-hooks.ts): to take it away has the style of the whole page worked
 * out anew. Each part is measured at once, so that it is laid out in that spare time, and the frame after it only paints.
 */
const startFresh = `try{var w=performance.getEntriesByType('navigation')[0];if(w&&w.type!=='reload'&&w.type!=='back_forward'&&!l.hash){
d.setAttribute('data-begins','');
var wait=true;window.__layOut=()=>{if(wait)d.removeAttribute('data-begins');wait=false};
addEventListener('click',e=>{if(e.target.closest('a[href*="#"]'))__layOut()},true);
addEventListener('keydown',e=>{if(e.key==='End')__layOut()},true);
addEventListener('load',()=>{var b=[...document.querySelectorAll('.prose>*,.prose~*>*,.run>*,.operation>*')],i=window.requestIdleCallback||setTimeout;
(function some(){for(var n=0,e;n<80&&(e=b.shift());n+=5+e.getElementsByTagName('*').length)e.style.contentVisibility='visible';n=document.body.offsetHeight;if(e)i(some);else wait=false})()})}}catch(e){}`

/** Runs in the head, before first paint. Written as text because it is inlined; everything it reads may be missing. */
export const bootScript = `(function(){var d=document.documentElement;d.classList.add('js');
${fixAddress}
${hideWhileRedirecting}
${watchStart}
${watchEnd}
${showMissingPictures}
${startFresh}
${choiceStyle}
${showChoices}
${leadWithPlatform}})()`.replaceAll('\n', '')
