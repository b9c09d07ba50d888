/**
 * Which names an output may have: those that every system takes and that never lead out of the output folder.
 * The same rules hold for what a record or a journal names, since those files can come from a stranger's branch.
 */

const DEVICES = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])$/i;
const LONGEST_NAME = 255;

/** A name of small letters, digits and few marks, none of which a system reads otherwise; not one that Windows keeps. */
const plainName = "(?!(?:con|prn|aux|nul|com\\d|lpt\\d)(?:\\.|/|$))[a-z\\d_][a-z\\d_-]{0,99}(?:\\.[a-z\\d_-]{1,20}){0,3}";

/** What most paths are: safe at a glance. */
const PLAIN = RegExp(`^(?:${plainName}/)*${plainName}$`);

/** Why a path cannot be written; undefined where it can. */
export function unsafeReason(path: string): string | undefined {
  if (PLAIN.test(path)) return undefined;
  if (path.startsWith("/")) return "it is absolute";
  if (/^[a-z]:/i.test(path)) return "it starts with the letter of a drive";
  if (path.includes("\\")) return "it holds a backslash";
  for (const name of path.split("/")) {
    const reason = unsafeName(name);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function unsafeName(name: string): string | undefined {
  if (name === "") return "a part of it is empty";
  if (name === "." || name === "..") return `it holds "${name}"`;
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(name)) return "it holds a character that cannot be seen";
  if (/[<>:"|?*]/.test(name)) return 'it holds one of < > : " | ? *';
  if (/[. ]$/.test(name)) return "a part of it ends with a dot or a space";
  if (DEVICES.test(name.split(".")[0]!.trimEnd())) return "Windows keeps a part of it for a device";
  if (/^(?:\.git|git~1)$/i.test(name)) return "git keeps its own files there";
  if (Buffer.byteLength(name) > LONGEST_NAME) return `a part of it is longer than ${LONGEST_NAME} bytes`;
  return undefined;
}

/** A path as a file system that ignores case and Unicode form knows it. */
export function foldCase(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
