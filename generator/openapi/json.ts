/** JSON as a person would lay it out. Lone surrogates come out escaped, so that the text is valid in UTF-8. */
export function toJson(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
