/**
 * The output folder's `.gitattributes`: outputs keep their bytes on every system, are shown as generated, and the
 * records of two merged branches unite. Lines that somebody added stay; only what is missing is put below.
 */
export const ATTRIBUTES = ".gitattributes";

const LINES = ["* -text linguist-generated", "*/manifest.sha256 merge=union"];

/** The text that the file shall have, given what it has. */
export function attributesText(present: Buffer | undefined): Buffer {
  const text = present?.toString("utf8") ?? "";
  const lines = new Set(text.split(/\r?\n/));
  const missing = LINES.filter((line) => !lines.has(line))
    .map((line) => `${line}\n`)
    .join("");
  const gap = missing === "" || text === "" || text.endsWith("\n") ? "" : "\n";
  return Buffer.concat([present ?? Buffer.alloc(0), Buffer.from(gap + missing)]);
}
