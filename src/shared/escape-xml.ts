/** A text as it stands between the tags of XML, or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`)
