/**
 * What readers of YAML, to whom JSON is YAML as well, refuse or take for something else within double quotes: the further line
 * breaks of YAML 1.1, control characters, the byte order mark, and what shows as nothing or turns the text around it.
 */
const unprintable = /[\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ue000-\uf8ff\ufeff\ufffe\uffff]/g;

/** A text whose strings are in double quotes, with such characters as the escapes `\u…` of JSON. */
export function escapeUnprintable(text: string): string {
  return text.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
