// @ts-check
// Small line icons on a 16-unit grid, drawn for the figures.
/** @type {Record<string, string>} */
const outlines = {
  search: '<circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 3.5 3.5"/>',
  plus: '<path d="M8 3v10M3 8h10"/>',
  cross: '<path d="m4 4 8 8M12 4l-8 8"/>',
  more: '<circle cx="3" cy="8" r=".7"/><circle cx="8" cy="8" r=".7"/><circle cx="13" cy="8" r=".7"/>',
  down: '<path d="m4 6 4 4 4-4"/>',
  left: '<path d="m10 4-4 4 4 4"/>',
  right: '<path d="m6 4 4 4-4 4"/>',
  check: '<path d="m3.5 8.5 3 3 6-7"/>',
  alert: '<path d="M8 4v4.5M8 11.2v.3"/>',
  off: '<path d="M5 8h6"/>',
  upload: '<path d="M8 10.5v-7M5 6l3-3 3 3M3 11v2h10v-2"/>',
  download: '<path d="M8 3v7M5 7.5l3 3 3-3M3 13h10"/>',
  file: '<path d="M4 2h5l3 3v9H4zM9 2v3h3"/>',
  copy: '<path d="M6 6h7v7H6zM10 6V3H3v7h3"/>',
  key: '<circle cx="5" cy="8" r="2.5"/><path d="M7.5 8H14v2.5M11.5 8v2"/>',
  braces:
    '<path d="M6 3c-1.5 0-2 .8-2 2v1.5C4 7.5 3.5 8 2.5 8c1 0 1.5.5 1.5 1.5V11c0 1.2.5 2 2 2M10 3c1.5 0 2 .8 2 2v1.5c0 1 .5 1.5 1.5 1.5-1 0-1.5.5-1.5 1.5V11c0 1.2-.5 2-2 2"/>',
  phone: '<rect x="4.5" y="1.5" width="7" height="13" rx="1.5"/><path d="M7 12.3h2"/>',
  television: '<rect x="1.5" y="3" width="13" height="8.5" rx="1.5"/><path d="M5.5 13.8h5"/>',
  globe: '<circle cx="8" cy="8" r="6"/><path d="M2 8h12M8 2c-4 3.5-4 8.5 0 12M8 2c4 3.5 4 8.5 0 12"/>',
  bell: '<path d="M4.5 7c0-2.5 1.5-4 3.5-4s3.5 1.5 3.5 4c0 2.5.7 3.5 1.5 4.5H3c.8-1 1.5-2 1.5-4.5zM7 13.5h2"/>',
  inbox: '<path d="M2 9l2-6h8l2 6v4H2zM2 9h3.5l1 2h3l1-2H14"/>',
  mail: '<path d="M2 4h12v9H2zM2 4.5 8 9l6-4.5"/>',
  type: '<path d="M3 5V3h10v2M8 3v10M6 13h4"/>',
  chat: '<path d="M2.5 3h11v8H8l-3 2.8V11H2.5z"/>',
  link: '<path d="M6.5 9.5 9.5 6.5M7 5l2-2a2.8 2.8 0 0 1 4 4l-2 2M9 11l-2 2a2.8 2.8 0 0 1-4-4l2-2"/>',
  bolt: '<path d="M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z"/>',
  pin: '<path d="M8 14.5c-3-3.5-4.5-5.5-4.5-8a4.5 4.5 0 0 1 9 0c0 2.5-1.5 4.5-4.5 8z"/><circle cx="8" cy="6.5" r="1.5"/>',
  card: '<path d="M2 4h12v9H2zM2 7h12"/>',
  flow: '<path d="M2.5 2.5h4v4h-4zM9.5 9.5h4v4h-4zM6.5 4.5h5v5"/>',
  coin: '<circle cx="8" cy="8" r="6"/><path d="M8 4.5v7M10 6H7.3a1 1 0 0 0 0 2h1.4a1 1 0 0 1 0 2H6"/>',
  chart: '<path d="M2.5 13.5h11M4.5 11V8M8 11V3.5M11.5 11V6"/>',
  folder: '<path d="M2 4h4l1.5 1.5H14V13H2z"/>',
  user: '<circle cx="8" cy="5.5" r="2.5"/><path d="M3 13.5c.5-3 2.5-4 5-4s4.5 1 5 4"/>',
  star: '<path d="m8 2 1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z"/>',
  image: '<path d="M2 3h12v10H2zM2 11l4-4 3.5 3.5L11.5 9l2.5 2.5"/><circle cx="10.5" cy="6" r="1"/>',
  tag: '<path d="M2.5 2.5h5.2l5.8 5.8-5.2 5.2-5.8-5.8z"/><circle cx="5.4" cy="5.4" r=".8"/>',
  calendar: '<path d="M2.5 3.5h11v10h-11zM2.5 6.8h11M5.5 1.8v3M10.5 1.8v3"/>',
  clock: '<circle cx="8" cy="8" r="6"/><path d="M8 4.5V8l2.5 1.5"/>',
  beacon:
    '<circle cx="8" cy="8" r="1.5"/><path d="M4.8 11.2a4.5 4.5 0 0 1 0-6.4M11.2 4.8a4.5 4.5 0 0 1 0 6.4M2.8 13.2a7.3 7.3 0 0 1 0-10.4M13.2 2.8a7.3 7.3 0 0 1 0 10.4"/>',
  play: '<path d="M5 3v10l8-5z"/>',
  bag: '<path d="M3 5h10l.8 9H2.2zM5.5 7V4.5a2.5 2.5 0 0 1 5 0V7"/>',
  gear: '<circle cx="8" cy="8" r="2.3"/><path d="M8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M3.6 12.4 5 11M11 5l1.4-1.4"/>',
}

/**
 * An icon as inline SVG, in the colour of the text.
 * @param {string} name
 * @throws {Error} when no icon is called so
 */
export function shape(name, size = 14) {
  const outline = outlines[name]
  if (!outline) throw new Error(`no icon called "${name}"`)
  return `<svg class="shape" viewBox="0 0 16 16" width="${size}" height="${size}">${outline}</svg>`
}
