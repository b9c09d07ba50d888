/**
 * One word of a POSIX shell. Words of letters and digits stand bare, others in single quotes; hidden characters are written
 * as bytes in `$'…'` (POSIX 2024; bash, zsh, ksh, busybox). No argument can hold NUL or a lone surrogate: they are shown.
 */
import { hasHidden, showCharacter } from "./hidden.ts";
import { emit, type Emit } from "./value.ts";

export function shellWord(text: string): Emit<"shell word"> {
  const possible = text.replace(/[\0\p{Cs}]/gu, showCharacter);
  if (hasHidden(possible)) return emit("shell word", `$'${ansi(possible)}'`);
  if (/^[\w./:@%+,][\w./:@%+,-]*$/.test(possible)) return emit("shell word", possible);
  return emit("shell word", `'${possible.replaceAll("'", "'\\''")}'`);
}

function ansi(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  return bytes.map((byte) => (/[\w ./:@%+,=-]/.test(String.fromCharCode(byte)) && byte < 0x80 ? String.fromCharCode(byte) : octal(byte))).join("");
}

function octal(byte: number): string {
  return `\\${byte.toString(8).padStart(3, "0")}`;
}
