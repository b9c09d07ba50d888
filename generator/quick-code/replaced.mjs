/** @typedef {{ readonly from: number; readonly to: number; readonly text: string }} Replacement what stands for a part of a text */

/**
 * @param {string} text
 * @param {readonly Replacement[]} replacements none within another one, in the order of the text
 */
export function withReplaced(text, replacements) {
  const parts = [];
  let end = 0;
  for (const one of replacements) {
    parts.push(text.slice(end, one.from), one.text);
    end = one.to;
  }
  return [...parts, text.slice(end)].join("");
}
