/** Every change of one single fact that the shape of a document offers, line by line: each is one finding, at that line. */
export interface Mutation {
  /** The sort of fact. */
  readonly kind: string;
  readonly text: string;
  /** The line that changed, or that the line after the lost one now has. */
  readonly line: number;
  /** Nothing is left at the line: the finding stands beside it. */
  readonly isGone?: true;
}

type Change = readonly [kind: string, line: string];

/** @param text in the tables of our two documents' style */
export function mutationsOf(text: string): readonly Mutation[] {
  const lines = text.split("\n");
  const withLine = (index: number, ...put: readonly string[]): string => [...lines.slice(0, index), ...put, ...lines.slice(index + 1)].join("\n");
  const isRow = (index: number): boolean => /^\|/.test(lines[index]!) && !isRuler(lines[index]!) && !isRuler(lines[index + 1] ?? "");
  return lines.flatMap((line, index): readonly Mutation[] => {
    const changed = ([kind, put]: Change): Mutation => ({ kind, text: withLine(index, put), line: index + 1 });
    const gone = (kind: string): Mutation => ({ kind, text: withLine(index), line: index + 1, isGone: true });
    const come = (kind: string, put: string): Mutation => ({ kind, text: withLine(index, line, put), line: index + 2 });
    if (isRow(index)) {
      const added = [...rename(line, "-new")].map(([, put]) => come("row added", put));
      return [gone("row removed"), ...added, ...[...changesOfRow(line), ...changesAnywhere(line)].map(changed)];
    }
    if (/^\d\. /.test(line)) return [...(line.endsWith(":") ? [] : [gone("item removed")]), ...[...changesOfProse(line), ...changesAnywhere(line)].map(changed)];
    if (line === "" || /^\|/.test(line)) return [];
    return (/^#/.test(line) ? [...changesOfHeading(line)] : [...changesOfProse(line), ...changesOfLists(line), ...changesAnywhere(line)]).map(changed);
  });
}

function isRuler(line: string): boolean {
  return /^\|[-| :]+\|$/.test(line);
}

function* rename(line: string, suffix: string): Iterable<Change> {
  const name = line.split("|")[1]!.trim();
  if (!name.includes(",")) yield ["row renamed", line.replace(name, name + suffix)];
}

const otherType: { readonly [type: string]: string } = { string: "number", number: "string", boolean: "string", object: "boolean" };

function* changesOfRow(line: string): Iterable<Change> {
  const cells = line.split("|");
  const [, first = "", second = ""] = cells;
  const head = `|${first}|`;
  const rest = line.slice(head.length);
  yield* rename(line, "-x");
  const names = first.trim().split(", ");
  if (names.length > 1 && names.every((name) => /^[\w-]+$/.test(name))) {
    yield ["name of several removed", line.replace(`${names[0]}, `, "")];
    yield ["name of several added", line.replace(`${names[0]}, `, `${names[0]}, brand-new, `)];
    yield ["name of several renamed", line.replace(names[0]!, `${names[0]}-x`)];
  }
  const type = /^ (string|number|boolean|object)\b/.exec(second)?.[1];
  if (type !== undefined && !second.includes("(0 or 1)")) yield ["type", `${head}${rest.replace(type, otherType[type]!)}`];
  if (/^ string\b/.test(second) && cells.length === 5 && !rest.includes("Allowed")) yield ["values added", line.replace(/ \|$/, " Allowed values: x, y. |")];
  if (/^ (?:string|boolean|number)\b/.test(second) && cells.length === 5 && !rest.includes("Default")) yield ["default added", line.replace(/ \|$/, " Default 7. |")];
  const ways: readonly (readonly [kind: string, from: RegExp, to: string])[] = [
    ["default", /Default 0/, "Default 1"],
    ["default", /Default (?:local|single)/, "Default other"],
    ["default removed", / Default \w+\./, ""],
    ["range removed", / Range [\d-]+\./, ""],
    ["length removed", /Maximum length 64 characters\./, ""],
    ["format", /Format enum-list/, "Format ip-address"],
    ["format removed", /Format enum-list\./, ""],
    ["values", /multiple, single\./, "multiple, single, third."],
    ["values", /multiple, single\./, "multiple, other."],
    ["bits", /\(packet\)/, "(other)"],
    ["bits", /8 \(md5\)/, "8 (md5), 16 (dump)"],
    ["literals", /\(0 or 1\)/, "(0 or 2)"],
    ["literals", / \(0 or 1\)/, ""],
    ["known value", /the value Down/, "the value Up"],
    ["nested name", /counters1/, "counters2"],
    ["names held", /console-type, type and uuid/, "console-type and type"],
    ["inner name renamed", /\bcounter_name\b/, "counter_label"],
    ["inner name removed", /, (?:max|5sec_rate)(?=,)/, ""],
    ["inner name added", /, (?:max|5sec_rate)(?=,)/, "$&, extra_one"],
    ["method", /\| (?:GET|POST|DELETE)\b/, "| PATCH"],
    ["placeholder", /<[A-Z_]+>/, "<OTHER>"],
    ["body", /\| none \|/, "| attributes |"],
    ["body", /\| (?:attributes|JSON object) \|/, "| none |"],
    ["data of a body", /with (?:stats|oper|baseline|rate)\b/, "with other-data"],
    ["header value", /application\/json/, "application/xml"],
    ["construction", /base64/, "base32"],
    ["reading", /'sessions'/, "'logins'"],
  ];
  for (const [kind, from, to] of ways) if (from.test(rest)) yield [kind, head.slice(0, -1) + `|${rest}`.replace(from, to)];
}

function* changesOfLists(line: string): Iterable<Change> {
  const names = /(?:^|: )((?:[\w-]+, ){3,}[\w-]+)\.(?: |$)/.exec(line)?.[1]?.split(", ");
  if (names === undefined) return;
  const put = (list: readonly string[]): string => line.replace(names.join(", "), list.join(", "));
  yield ["listed name added", put([...names.slice(0, 2), "brand_new", ...names.slice(2)])];
  yield ["listed name removed", put(names.filter((_, index) => index !== 2))];
  yield ["listed name removed", put(names.slice(0, -1))];
  yield ["listed name renamed", put(names.map((name, index) => (index === 1 ? `${name}_x` : name)))];
}

function* changesOfHeading(line: string): Iterable<Change> {
  const ways: readonly (readonly [kind: string, from: RegExp, to: string])[] = [
    ["kind in a heading", /\(configuration resource\)/, "(intermediate resource)"],
    ["version in a heading", /version \d/, "version 9"],
    ["type in a heading", /all numbers/, "all strings"],
  ];
  for (const [kind, from, to] of ways) if (from.test(line)) yield [kind, line.replace(from, to)];
}

function* changesOfProse(line: string): Iterable<Change> {
  const ways: readonly (readonly [kind: string, from: RegExp, to: string])[] = [
    ["property", /visibility: \w+/, "visibility: private"],
    ["property not shown", /visibility: \w+/, "visibility: not shown"],
    ["type in a lead", /\((all )?numbers/, "($1strings"],
    ["type in a lead", /uuid string|string uuid/, "uuid number"],
    ["transport", /HTTPS/, "TLS"],
    ["scheme word", /word Device/, "word Token"],
    ["placeholder", /<SESSION_TOKEN>/, "<API_KEY>"],
    ["header value", /application\/json/, "application/xml"],
    ["header", /Content-Type/, "Accept"],
    ["header", /header Authorization/, "header X-Auth"],
    ["header", /Authorization header/, "X-Auth header"],
    ["header", /Access-Control-Allow-Origin/, "Access-Control-Max-Age"],
    ["key", /port-number and protocol/, "port-number and name"],
    ["key", /port-number and protocol/, "port-number"],
    ["known value", /the value Down/, "the value Up"],
    ["name", /svc-url/, "self-link"],
    ["name", /sampling-enable/, "sampling-config"],
    ["envelope", /<type>-list/, "<type>-items"],
    ["default", /(default (?:is|to)) 0/, "$1 1"],
    ["method", /\b([Aa]) PUT/, "$1 PATCH"],
    ["method", /GET, POST, PUT and DELETE/, "GET, PUT and DELETE"],
    ["method", /GET or DELETE/, "GET"],
    ["literals", /true, false, 1, 0/, "true, false"],
    ["count", /five operations/, "four operations"],
    ["names", /stats, oper, baseline or rate/, "stats, oper or baseline"],
    ["version", /segment v3/, "segment v4"],
    ["type of a named field", /\(string\)/, "(number)"],
    ["type of a named field", /port-number, a number/, "port-number, a string"],
    ["type of a named field", /string field svc-url/, "number field svc-url"],
    ["term", /cannot be altered/, "can be altered"],
    ["term", /reload or a failover/, "reload"],
    ["first segment", /word mgmt/, "word api"],
    ["element type", /type is port/, "type is vport"],
    ["not shown, now stated", /^([^.]*): not shown/, "$1: as RFC 9110 describes"],
    ["sentence added", /^(?!\d\.)((?![^.]*(?:[\w-]+, ){3}).*\.)$/, "$1 Idle connections are closed by the appliance after 90 minutes."],
  ];
  for (const [kind, from, to] of ways) if (from.test(line)) yield [kind, line.replace(from, to)];
}

function* changesAnywhere(line: string): Iterable<Change> {
  for (const { 0: path, index } of line.matchAll(/(?<=[\s>}])(?:\/[\w{}+<>-]+(?: path>)?)+/g)) {
    const segment = [...path.matchAll(/\/([a-z][\w-]*)/g)].at(-1);
    const put = (at: number): string => `${line.slice(0, index + at)}x${line.slice(index + at)}`;
    if (segment !== undefined) yield ["path", put(segment.index + segment[0].length)];
    const placeholder = [...path.matchAll(/\{\w[\w-]*/g)].at(-1);
    if (placeholder !== undefined) yield ["placeholder of a path", put(placeholder.index + placeholder[0].length)];
  }
  const ways: readonly (readonly [kind: string, from: RegExp, to: string])[] = [
    ["window", /\d+ seconds/, "60 seconds"],
    ["length", /64 characters/, "128 characters"],
    ["range", /Range (\d+)-\d+/, "Range $1-7"],
    ["range", /Range \d+-(\d+)/, "Range 5-$1"],
    ["range", /\| (\d+) to \d+ \|/, "| $1 to 99 |"],
  ];
  for (const [kind, from, to] of ways) if (from.test(line)) yield [kind, line.replace(from, to)];
}
