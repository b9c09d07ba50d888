/** The change log of a service: Markdown that people may edit, a section for each version, the newest first. */

export interface LoggedVersion {
  readonly version: string;
  /** Markdown: sections below headings of the third level, and whatever people wrote. */
  readonly text: string;
}

const title = "# Changes\n";
const heading = /^## +(\S.*)$/;

/** A log with the entry of a version: in the place of an earlier one of that version, else before all others. */
export function withEntry(log: string, version: string, entry: string): string {
  const { before, versions } = parts(log === "" ? title : log);
  const section = { version, text: entry.trim() };
  const known = versions.some((one) => one.version === version);
  const all = known ? versions.map((one) => (one.version === version ? section : one)) : [section, ...versions];
  return [before.trim(), ...all.map((one) => `## ${one.version}\n\n${one.text}`)].map((part) => `${part.trim()}\n`).join("\n");
}

/** What a log says of each version. */
export function readChangeLog(log: string): readonly LoggedVersion[] {
  return parts(log).versions;
}

/** What stands before the first version, and the versions; a heading in a fenced block is none. */
function parts(log: string): { readonly before: string; readonly versions: readonly LoggedVersion[] } {
  const blocks: { version: string | undefined; lines: string[] }[] = [{ version: undefined, lines: [] }];
  let fence: string | undefined;
  for (const line of log.split(/\r\n?|\n/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
    const version = fence === undefined ? heading.exec(line)?.[1]!.trimEnd() : undefined;
    if (version === undefined) blocks.at(-1)!.lines.push(line);
    else blocks.push({ version, lines: [] });
  }
  const [first, ...rest] = blocks;
  return { before: first!.lines.join("\n"), versions: rest.map(({ version, lines }) => ({ version: version!, text: lines.join("\n").trim() })) };
}
