import { languages } from '../shared/site'
import { storageKeys } from '../shared/storage-keys'

/**
 * Runs in the head, before first paint: says that there is JavaScript, applies the stored theme, shows the tabs the
 * reader chose, and keeps pages that only send a visitor on from flashing;
 * not for long, since the bundle that sends them on may not arrive. Written as text because it is inlined;
 * everything it reads may be missing, forbidden or spoiled.
 */
export const bootScript = `(function(){var d=document.documentElement;d.classList.add('js');
if(!/^\\/(${languages.join('|')})(\\/|$)/.test(location.pathname)&&d.hasAttribute('data-may-redirect')){d.setAttribute('data-redirecting','');setTimeout(function(){d.removeAttribute('data-redirecting')},2500)}
try{var t=localStorage.getItem('${storageKeys.theme}');if(t==='light'||t==='dark')d.setAttribute('data-theme',t);
var c=JSON.parse(localStorage.getItem('${storageKeys.tabs}')||'{}'),r='';for(var g in c){if(!/^[a-z-]+$/.test(g)||!/^[a-z0-9-]+$/.test(c[g]))continue;
var s='[data-tabs='+g+']:has(>[data-tab="'+c[g]+'"])';
r+=s+'>[data-tab]{display:none!important}'+s+'>[data-tab="'+c[g]+'"]{display:block!important}'+s+' [data-tab-button]{border-color:transparent!important}'+s+' [data-tab-button="'+c[g]+'"]{border-color:var(--signal)!important}'}
if(r&&'adoptedStyleSheets'in document){var h=new CSSStyleSheet();h.replaceSync(r);document.adoptedStyleSheets=[h];window.__bootTabs=h}}catch(e){}})()`
