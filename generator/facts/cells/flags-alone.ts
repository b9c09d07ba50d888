/** Cells that hold nothing but words for who gives a value: `read-only required`, `read-write`. */
import type { FoundFact } from "../fact.ts";

export function flagsAlone(text: string): readonly FoundFact[] | undefined {
  const words = text.trim().toLowerCase();
  if (!alone.test(words) || !/\s/.test(words)) return undefined;
  const whole = { index: 0, end: text.length };
  return [
    ...(/read[- ]only/.test(words) ? [{ fact: "readOnly", value: true, ...whole } as const] : []),
    ...(/write[- ]only/.test(words) ? [{ fact: "writeOnly", value: true, ...whole } as const] : []),
    ...(/\b(?:required|mandatory)\b/.test(words) ? [{ fact: "required", value: true, ...whole } as const] : []),
    ...(/\boptional\b/.test(words) ? [{ fact: "required", value: false, ...whole } as const] : []),
  ];
}

const flag = "(?:read[- ]only|write[- ]only|read[- ]write|required|mandatory|optional|nullable)";
const alone = new RegExp(`^${flag}(?:\\s*[,;/]?\\s*${flag})*$`);
