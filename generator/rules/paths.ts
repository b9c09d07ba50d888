/** The literals of URIs reach the service as they are written: nothing on the way takes them for something else. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { GatheredService } from "./rule.ts";
import { uriPosition } from "./segments.ts";

export function literalsReachTheService({ segments }: GatheredService): readonly Diagnostic[] {
  return segments.flatMap(({ text, parts, resource }) => {
    if (isPlain.test(text)) return [];
    const at = uriPosition(resource);
    const literals = parts.flatMap((part) => (part.is === "literal" ? [part.text] : []));
    if (literals.length === parts.length && isDots(literals.join(""))) return [report("dot-segment", { segment: text, uri: resource.uri.template }, at)];
    const escape = literals.flatMap((literal) => brokenEscape.exec(literal)?.[0] ?? [])[0];
    if (escape !== undefined) return [report("broken-escape", { segment: text, escape }, at)];
    const sign = literals.flatMap((literal) => unsafe.exec(literal)?.[0] ?? [])[0];
    return sign === undefined ? [] : [report("unsafe-in-path", { segment: text, sign }, at)];
  });
}

/** Nothing but letters, digits, hyphens and placeholders of such names, as most segments are. */
const isPlain = /^[\w{}-]+$/;

/** RFC 3986 section 5.2.4 removes these, and URL parsers do so with their escaped forms as well. */
function isDots(segment: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(segment);
}

const brokenEscape = /%(?![0-9A-Fa-f]{2}).{0,2}/u;

/** URL parsers turn a backslash into a slash and leave control characters out. */
const unsafe = /[\\\p{Cc}]/u;
