/** Requests in a block of code, as one would send them: in a block of HTTP, as a call of curl, or as that prints it. */
import { formOfCurl, type FormType } from "./forms.ts";
import { otherCalls } from "./other-callers.ts";
import { template } from "./templates.ts";

export interface RequestInCode {
  /** In the document, from 1 on. */
  readonly line: number;
  readonly method: string;
  /** With its origin, without its query; what stands for a value is a placeholder. */
  readonly path: string;
  /** The same as it is written. */
  readonly where: string;
  /** Without the sign before it; empty where there is none. */
  readonly query: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** What it sends is a form. */
  readonly form?: FormType;
}

/** @param first the line of the block that stands first */
export function requestsInCode(lines: readonly string[], first: number): readonly RequestInCode[] {
  const joined = joinedLines(lines, first);
  const own = joined.flatMap(({ text, line }, index): readonly RequestInCode[] => {
    const [, method, path, query = ""] = sent.exec(text) ?? requestLine.exec(text) ?? [];
    if (method !== undefined && path !== undefined && path.includes("/")) {
      const below = joined.slice(index + 1).map((one) => one.text);
      const headers = headersAfter(sent.test(text) ? below.map(withoutMark) : below);
      return [{ line, method, path: template(path), where: path, query, headers }];
    }
    const curl = /^\s*(?:\$\s+)?curl\s(.*)$/s.exec(text)?.[1];
    return curl === undefined ? [] : ofCurl(curl, line);
  });
  return (own.length > 0 ? own : callsIn(lines, first)).filter(({ where }) => !ofAnyPath.test(where));
}

/** `https://host/ENDPOINT` shows how one calls whatever there is. */
const ofAnyPath = /^(?:\w+:\/\/)?[^/]*\/(?:(?:[A-Z]+_)?(?:ENDPOINT|PATH|RESOURCE|ROUTE|COMMAND)|[<{[](?:endpoint|path|resource|route|command)[>}\]])$/;

/** As other programs send them. */
function callsIn(lines: readonly string[], first: number): readonly RequestInCode[] {
  const text = lines.join("\n");
  return otherCalls(text).flatMap(({ index, method, address, query, form }): readonly RequestInCode[] => {
    const [where = "", ...queries] = address.split("?");
    const line = first + text.slice(0, index).split("\n").length - 1;
    const whole = [...queries, ...(query === "" ? [] : [query])].join("&");
    return isMethod.test(method) ? [{ line, method, path: template(where), where, query: whole, headers: [], ...(form === undefined ? {} : { form }) }] : [];
  });
}

/** A placeholder can hold spaces. */
const requestLine = /^\s*(GET|HEAD|PUT|POST|PATCH|DELETE)\s+((?:[^\s?{]|\{[^{}\n]*\})+)(?:\?(\S*))?(?:\s+HTTP\/[\d.]+)?\s*$/;

/** As `curl -v` prints what it sends. */
const sent = /^\s*>\s+(GET|HEAD|PUT|POST|PATCH|DELETE)\s+([^\s?]+)(?:\?(\S*))?\s+HTTP\/[\d.]+\s*$/;

function withoutMark(line: string): string {
  return line.replace(/^\s*>\s?/, "");
}

/** A backslash at its end continues a line, and so does a call of curl whose quotation is open. */
function joinedLines(lines: readonly string[], first: number): readonly { readonly text: string; readonly line: number }[] {
  const joined: { text: string; line: number }[] = [];
  let [continues, isOpen] = [false, false];
  for (const [index, text] of lines.entries()) {
    if (continues) joined.at(-1)!.text += `\n${text}`;
    else joined.push({ text, line: first + index });
    const { text: whole } = joined.at(-1)!;
    isOpen = isCurl.test(whole) && isOpen !== hasOddQuotation(text);
    continues = isOpen || /\\\s*$/.test(text);
    joined.at(-1)!.text = whole.replace(/\\\s*$/, "");
  }
  return joined;
}

const isMethod = /^(?:GET|HEAD|PUT|POST|PATCH|DELETE)$/;
const isCurl = /^\s*(?:\$\s+)?curl\s/;

/** Whether a line opens or closes a quotation in single quotes, between which a shell takes everything as it stands. */
function hasOddQuotation(line: string): boolean {
  return line.replace(/"(?:[^"\\]|\\.)*"/g, "").split("'").length % 2 === 0;
}

function headersAfter(lines: readonly string[]): RequestInCode["headers"] {
  const end = lines.findIndex((line) => !/^[A-Za-z][\w-]*:\s/.test(line));
  return (end === -1 ? lines : lines.slice(0, end)).flatMap(headerIn);
}

function headerIn(text: string): RequestInCode["headers"] {
  const [, name, value] = /^\s*([A-Za-z][\w-]*):(.*)$/.exec(text) ?? [];
  return name === undefined || value === undefined ? [] : [[name, value.trim()]];
}

function ofCurl(text: string, line: number): readonly RequestInCode[] {
  const words = wordsOf(text);
  const after = (flags: readonly string[]): readonly string[] =>
    words.flatMap((word, index) => (flags.includes(word) && words[index + 1] !== undefined ? [words[index + 1]!] : []));
  const method = after(["-X", "--request"])[0] ?? words.map((word) => /^(?:-X|--request=)([A-Z]+)$/.exec(word)?.[1]).find((one) => one !== undefined);
  if (words.some((word) => /^(?:-I|--head)$/.test(word)) || (method !== undefined && !isMethod.test(method))) return [];
  const sends = words.some((word) => /^(?:-d|--data(?:-\w+)?|--json|-F|--form)$/.test(word));
  const path = words.find((word, index) => !word.startsWith("-") && !withValue.has(words[index - 1] ?? "") && /^(?:https?:\/\/|[${<]|\/).*\//.test(word));
  if (path === undefined) return [];
  const [where = "", ...queries] = path.split("?");
  // What is sent with `-G` is part of the query.
  const queryData = words.some((word) => /^(?:-G|--get)$/.test(word)) ? after(["-d", "--data", "--data-urlencode"]) : undefined;
  const query = [...queries, ...(queryData ?? [])].join("&");
  const givenHeaders = after(["-H", "--header"]).flatMap(headerIn);
  // The name and the password of who calls are sent in a header as well.
  const headers: RequestInCode["headers"] = after(["-u", "--user"]).length > 0 ? [...givenHeaders, ["Authorization", "Basic"]] : givenHeaders;
  const form = queryData === undefined ? formOfCurl(words, headers) : undefined;
  const request = { line, method: method ?? (sends && queryData === undefined ? "POST" : "GET"), path: template(where), where, query, headers };
  return [form === undefined ? request : { ...request, form }];
}

const withValue = new Set([
  "-X",
  "--request",
  "-H",
  "--header",
  "-d",
  "--data",
  "--data-raw",
  "--data-binary",
  "--data-urlencode",
  "--json",
  "-F",
  "--form",
  "-u",
  "--user",
  "-o",
  "--output",
]);

/** What the calls of curl in a block send. */
export function curlData(lines: readonly string[]): readonly string[] {
  return joinedLines(lines, 1).flatMap(({ text }) => {
    const words = /^\s*(?:\$\s+)?curl\s/.test(text) ? wordsOf(text) : [];
    return words.flatMap((word, index) => (/^(?:-d|--data(?:-raw|-binary)?|--json)$/.test(word) && words[index + 1] !== undefined ? [words[index + 1]!] : []));
  });
}

/** The fields of the form that the first call of curl in a block sends; undefined where it sends none. */
export function curlForm(lines: readonly string[]): Readonly<Record<string, string>> | undefined {
  for (const { text } of joinedLines(lines, 1)) {
    const words = isCurl.test(text) ? wordsOf(text) : [];
    if (words.some((word) => /^(?:-G|--get)$/.test(word)) || formOfCurl(words, []) === undefined) continue;
    const pairs = words.flatMap((word, index) => (ofForm.test(word) ? (/^([\w.[\]-]+)=(.*)$/s.exec(words[index + 1] ?? "")?.slice(1, 3) ?? []) : []));
    return Object.fromEntries(pairs.flatMap((name, index) => (index % 2 === 0 ? [[name, pairs[index + 1]!] as const] : [])));
  }
  return undefined;
}

const ofForm = /^(?:-F|--form|-d|--data|--data-urlencode|--data-raw)$/;

/** What stands below a call of curl, down to the next command: what it printed. */
export function curlOutputs(lines: readonly string[]): readonly { readonly text: string; /** From 0 on. */ readonly line: number }[] {
  const joined = joinedLines(lines, 0);
  return joined.flatMap(({ text }, index) => {
    if (!isCurl.test(text)) return [];
    const next = joined.findIndex((one, at) => at > index && (isCurl.test(one.text) || /^\s*\$\s/.test(one.text)));
    const printed = joined.slice(index + 1, next === -1 ? undefined : next);
    return printed.every((one) => one.text.trim() === "")
      ? []
      : [
          {
            text: printed
              .map((one) => one.text)
              .join("\n")
              .trim(),
            line: printed[0]!.line,
          },
        ];
  });
}

/** As a shell takes them apart. */
function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'])+/gs)].map(([word]) =>
    word.replace(/"((?:[^"\\]|\\.)*)"|'([^']*)'/gs, (_, double: string | undefined, single: string | undefined) => double ?? single ?? ""),
  );
}
