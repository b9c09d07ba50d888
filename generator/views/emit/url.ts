/** Addresses that may stand in a link: `http`, `https`, `mailto`, and those relative to the page. */

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const ALLOWED = /^(?:https?|mailto):/i;

/** What most addresses are: relative to the page, of characters that stand for themselves. A colon comes after what ends a scheme. */
const RELATIVE = /^(?!\/\/)[\w.~-]*(?:[/#][\w.~/#:-]*)?$/;

/** Neither a URL nor any language of outputs has another way to write it. */
export function isPlainUrl(url: string): boolean {
  return RELATIVE.test(url);
}

/** The address with what a URL cannot hold percent-encoded; nothing where following it could run something or lead astray. */
export function safeUrl(url: string): string | undefined {
  if (isPlainUrl(url)) return url;
  if (/[\p{Cc}\p{Cs}\\]|^\s|\s$|^\/\//u.test(url)) return undefined;
  if (SCHEME.test(url) && !ALLOWED.test(url)) return undefined;
  return url.replace(/[^!#$%&'()*+,\-./\d:;=?@A-Z_a-z~[\]]/gu, encodeURIComponent);
}

/** The same of an address that leads to its place from anywhere: what is relative leads from the page of its author alone. */
export function safeAbsoluteUrl(url: string): string | undefined {
  return SCHEME.test(url) ? safeUrl(url) : undefined;
}

/**
 * A text of a path with what no path can hold percent-encoded (RFC 3986, section 3.3); escapes that it has stay. Nothing in it
 * ends a literal of TypeScript or opens a hole there, and no shell or curl takes a bracket for a pattern.
 */
export function pathCharacters(text: string): string {
  return text.toWellFormed().replace(/[^\w.~!$&'()*+,;=:@%/-]/gu, encodeURIComponent);
}
