/**
 * YAML as schemas are written in it: maps and lists by indentation, texts over several lines, and JSON within a line. What has anchors, tags or several documents
 * is not read.
 */
interface Line {
  readonly indent: number;
  readonly text: string;
}

/** Undefined where the text is none of that. */
export function yamlIn(text: string): unknown {
  const lines = text
    .split("\n")
    .map((line): Line => ({ indent: /^ */.exec(line)![0].length, text: line.trim() }))
    .filter(({ text: own }, index) => !(index === 0 && own === "---"));
  try {
    const reading: Reading = { lines, at: 0 };
    const value = blockAt(reading, 0);
    skipEmpty(reading);
    return reading.at < lines.length ? undefined : value;
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

class NotRead extends Error {}

interface Reading {
  readonly lines: readonly Line[];
  at: number;
}

function skipEmpty(reading: Reading): Line | undefined {
  while (reading.at < reading.lines.length && /^(?:#.*)?$/.test(reading.lines[reading.at]!.text)) reading.at += 1;
  return reading.lines[reading.at];
}

function blockAt(reading: Reading, least: number): unknown {
  const first = skipEmpty(reading);
  if (first === undefined || first.indent < least) return null;
  return item.test(first.text) ? listAt(reading, first.indent) : mapAt(reading, first.indent);
}

const item = /^-(?:\s+|$)/;
const entry = /^("(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#&*!|>%@`{[-][^:]*?|[-$][\w$][^:]*?)\s*:(?:\s+(.*))?$/;

function listAt(reading: Reading, indent: number): readonly unknown[] {
  const items: unknown[] = [];
  for (let line = skipEmpty(reading); line !== undefined && line.indent === indent && item.test(line.text); line = skipEmpty(reading)) {
    const [mark] = item.exec(line.text)!;
    const rest = line.text.slice(mark.length);
    if (rest !== "" && entry.test(rest)) {
      // What stands behind the mark is the first line of a map, which is as far to the right.
      const inner: Reading = { lines: reading.lines.with(reading.at, { indent: indent + mark.length, text: rest }), at: reading.at };
      items.push(mapAt(inner, indent + mark.length));
      reading.at = inner.at;
      continue;
    }
    reading.at += 1;
    items.push(rest === "" ? blockAt(reading, indent + 1) : valueAt(reading, rest, indent));
  }
  return items;
}

function mapAt(reading: Reading, indent: number): { readonly [key: string]: unknown } {
  const members: [string, unknown][] = [];
  for (let line = skipEmpty(reading); line !== undefined && line.indent >= indent; line = skipEmpty(reading)) {
    const [, key, rest = ""] = (line.indent === indent ? entry.exec(line.text) : null) ?? [];
    if (key === undefined) throw new NotRead();
    reading.at += 1;
    const value = withoutComment(rest);
    members.push([String(scalar(key)), value === "" ? nestedAt(reading, indent) : valueAt(reading, value, indent)]);
  }
  return Object.fromEntries(members);
}

/** A list can stand as far to the left as the name of what it is. */
function nestedAt(reading: Reading, indent: number): unknown {
  const next = skipEmpty(reading);
  return next !== undefined && next.indent === indent && item.test(next.text) ? listAt(reading, indent) : blockAt(reading, indent + 1);
}

function valueAt(reading: Reading, written: string, indent: number): unknown {
  if (/^[|>][+-]?\d?$/.test(written)) return runAt(reading, indent).join(written.startsWith("|") ? "\n" : " ");
  if (/^[[{]/.test(written)) return flowValue([written, ...(isClosed(written) ? [] : runAt(reading, indent))].join(" "));
  if (/^[&*!]/.test(written)) throw new NotRead();
  return scalar([written, ...(/^["']/.test(written) && isQuoted(written) ? [] : runAt(reading, indent))].join(" "));
}

/** The lines that stand further to the right. */
function runAt(reading: Reading, indent: number): readonly string[] {
  const run: string[] = [];
  for (let line = reading.lines[reading.at]; line !== undefined && (line.text === "" || line.indent > indent); line = reading.lines[reading.at]) {
    run.push(line.text);
    reading.at += 1;
  }
  return run.slice(0, run.findLastIndex((line) => line !== "") + 1);
}

function isClosed(written: string): boolean {
  return (written.match(/[[{]/g) ?? []).length === (written.match(/[\]}]/g) ?? []).length;
}

function isQuoted(written: string): boolean {
  return /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/.test(written);
}

function withoutComment(written: string): string {
  return written.replace(/(?:^|\s+)#(?!\/)(?=(?:[^"']|"[^"]*"|'[^']*')*$).*$/, "").trim();
}

/** `[a, b]` and `{ type: string }`, as JSON once what needs no quotes there has them. */
function flowValue(written: string): unknown {
  const quoted = written.replace(/"(?:[^"\\]|\\.)*"|'[^']*'|[^\s,:[\]{}"'](?:[^,[\]{}"':]|:(?!\s))*/g, (one) => JSON.stringify(scalar(one.trim())));
  try {
    return JSON.parse(quoted);
  } catch {
    throw new NotRead();
  }
}

function scalar(written: string): unknown {
  if (/^"/.test(written)) return quotedTwice(written);
  if (/^'/.test(written)) return written.slice(1, -1).replaceAll("''", "'");
  if (/^(?:null|~)$/i.test(written)) return null;
  if (/^(?:true|false)$/i.test(written)) return written.toLowerCase() === "true";
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(written) ? Number(written) : written;
}

function quotedTwice(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw new NotRead();
  }
}
