/** Where an expression stands in a text. */

const none: readonly RegExpExecArray[] = [];

/**
 * All matches of an expression that is used for text after text: `matchAll` would make a copy of it for each.
 * @param pattern global, and with something in every match
 */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return none;
  const found: RegExpExecArray[] = [];
  for (; match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}
