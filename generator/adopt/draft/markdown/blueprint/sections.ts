/** The sections of a document in API Blueprint, by what their headings say. */
import { methodsOfTitles, titledRequest } from "../titled-requests.ts";

export interface BlueprintSection {
  readonly level: number;
  /** The line of the heading, as it is written then; none for what stands above the first one. */
  readonly heading: readonly string[];
  readonly name: string;
  /** Of a request. */
  readonly method?: string;
  /** Of a resource, or of a request that has its own. */
  readonly path?: string;
  /** It is a named type: its items are members. */
  readonly holds: boolean;
  /** The type that a named type takes its members from. */
  readonly base?: string;
  readonly lines: readonly string[];
}

export interface BlueprintSections {
  /** The address that stands above the document. */
  readonly host?: string;
  readonly sections: readonly BlueprintSection[];
}

export function blueprintSectionsIn(text: string): BlueprintSections {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => !/^\uFEFF?[\w -]+:/.test(line));
  const host = lines
    .slice(0, start)
    .map((line) => /^HOST:\s*(\S+?)\/?\s*$/i.exec(line)?.[1])
    .find((one) => one !== undefined);
  const below = lines.slice(start);
  const headings = headingsAmong(below);
  // The first heading is the title of all.
  const further = headings.filter((at) => /^#\s/.test(below[at]!))[1] ?? Infinity;
  let structures: number | undefined;
  const sections = [-1, ...headings].map((at, index): BlueprintSection => {
    const own = below.slice(at + 1, headings[index] ?? below.length);
    if (at === -1) return { level: 0, heading: [], name: "", holds: false, lines: own };
    const [, marks = "", title = ""] = /^(#+)\s+(.*?)\s*#*\s*$/.exec(below[at]!)!;
    const level = Math.min(6, marks.length + (at >= further ? 1 : 0));
    if (structures !== undefined && marks.length <= structures) structures = undefined;
    const isHeld = structures !== undefined;
    if (/^data structures$/i.test(title)) structures = marks.length;
    const [, named = title, base] = isHeld ? (/^(.*?)\s*\(([^()]*)\)$/.exec(title) ?? []) : [];
    const plain = named.replace(/^Group\s+/, "").replace(/^`(.*)`$/, "$1");
    return {
      level,
      heading: [`${"#".repeat(level)} ${plain}`],
      name: titledRequest(plain)?.title ?? plain,
      ...requestIn(title),
      holds: isHeld,
      ...(base === undefined ? {} : { base }),
      lines: own,
    };
  });
  return {
    ...(host === undefined ? {} : { host }),
    sections: sections.filter(({ heading, lines: own }) => heading.length > 0 || own.some((line) => line.trim() !== "")),
  };
}

/** Lines within fences are no headings. */
function headingsAmong(lines: readonly string[]): readonly number[] {
  let fence: string | undefined;
  return lines.flatMap((line, at) => {
    const mark = /^ {0,3}(`{3}|~{3})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : mark === fence ? undefined : fence;
    return fence === undefined && /^#{1,6}\s+\S/.test(line) ? [at] : [];
  });
}

/** `Read a thing [GET /things/{id}]`, `Things [/things]`, `GET /things`. */
function requestIn(title: string): Pick<BlueprintSection, "method" | "path"> {
  const [, method, path] = alone.exec(title) ?? [];
  if (method !== undefined) return { method, ...(path === undefined ? {} : { path }) };
  const { title: _, ...request } = titledRequest(title) ?? { title };
  return request;
}

const alone = new RegExp(String.raw`^(${methodsOfTitles})(?:\s+(/\S*))?$`);
