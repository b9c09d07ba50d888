/** Requests as other programs than curl send them: HTTPie, wget, Python's requests, fetch and axios. */
import type { FormType } from "./forms.ts";

export interface CalledRequest {
  /** In the text, from 0 on. */
  readonly index: number;
  readonly method: string;
  /** With its query, as it is written. */
  readonly address: string;
  /** What else goes into the query, as pairs. */
  readonly query: string;
  readonly form?: FormType;
}

export function otherCalls(text: string): readonly CalledRequest[] {
  return [...inPrograms(text), ...inShells(text)].sort((one, other) => one.index - other.index);
}

const address = String.raw`(?:https?:\/\/|\/|[{$<])[^\s"'\x60]*\/[^\s"'\x60]*`;
const methods = "get|head|put|post|patch|delete";

/** `requests.post("https://…/things", json={…})`, `axios.get("/things")`, `fetch("/things", { method: "POST" })` */
function inPrograms(text: string): readonly CalledRequest[] {
  const ofMethod = new RegExp(
    String.raw`\b(?:requests|httpx|client|axios|http)\.(${methods})\(\s*(?:\w+\s*\+\s*)?[frb]?(["'\x60])(${address})\2((?:[^()]|\([^()]*\))*)\)`,
    "gi",
  );
  const ofFetch = new RegExp(String.raw`\bfetch\(\s*(["'\x60])(${address})\1((?:[^()]|\([^()]*\))*)\)`, "gi");
  return [
    ...[...text.matchAll(ofMethod)].map(({ index, 1: method, 3: called, 4: rest }): CalledRequest => calledWith(index, method!.toUpperCase(), called!, rest!)),
    ...[...text.matchAll(ofFetch)].map(({ index, 2: called, 3: rest }): CalledRequest =>
      calledWith(index, /\bmethod:\s*["'](\w+)["']/i.exec(rest!)?.[1]?.toUpperCase() ?? "GET", called!, rest!),
    ),
  ];
}

function calledWith(index: number, method: string, written: string, rest: string): CalledRequest {
  const params = /\bparams\s*[=:]\s*\{([^{}]*)\}/.exec(rest)?.[1] ?? "";
  const query = [...params.matchAll(/["']?([\w.[\]-]+)["']?\s*:\s*(?:"([^"]*)"|'([^']*)'|([^,\s]+))/g)].map(
    ([, name, double, single, bare]) => `${name}=${double ?? single ?? bare ?? ""}`,
  );
  const form = /\bfiles\s*=/.test(rest) ? "multipart/form-data" : /\bdata\s*=\s*\{/.test(rest) ? "application/x-www-form-urlencoded" : undefined;
  return { index, method, address: written, query: query.join("&"), ...(form === undefined ? {} : { form }) };
}

/** `http POST https://…/things name=x`, `wget "https://…/things?year=2024"` */
function inShells(text: string): readonly CalledRequest[] {
  const lines = text.replace(/\\\n/g, "  ");
  return [...lines.matchAll(/^[ \t]*(?:\$\s+)?(https?|wget)[ \t]+(.*)$/gm)].flatMap(({ index, 1: program, 2: rest }) => {
    const words = [...rest!.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? "");
    return program === "wget" ? ofWget(words, index) : ofHttpie(words, index);
  });
}

function ofHttpie(words: readonly string[], index: number): readonly CalledRequest[] {
  const [first = "", ...others] = words.filter((word) => !/^--?\w/.test(word));
  const method = /^[A-Z]+$/.test(first) ? first : undefined;
  const [target, ...items] = method === undefined ? [first, ...others] : others;
  if (target === undefined || !new RegExp(`^${address}$`).test(target)) return [];
  const sends = items.some((item) => /^[\w.[\]-]+:?=(?!=)/.test(item));
  const query = items.flatMap((item) => /^([\w.[\]-]+)==(.*)$/.exec(item)?.slice(1, 3).join("=") ?? []).join("&");
  return [{ index, method: method ?? (sends ? "POST" : "GET"), address: target, query }];
}

function ofWget(words: readonly string[], index: number): readonly CalledRequest[] {
  const target = words.find((word) => new RegExp(`^${address}$`).test(word));
  if (target === undefined || ofPackages.test(target)) return [];
  const method = words.map((word) => /^--method=(\w+)$/.exec(word)?.[1]).find((one) => one !== undefined);
  const sends = words.some((word) => word.startsWith("--post-"));
  return [{ index, method: method ?? (sends ? "POST" : "GET"), address: target, query: "" }];
}

/** What is fetched to be installed. */
const ofPackages = /\.(?:tar(?:\.\w+)?|tgz|gz|zip|deb|rpm|sh|exe|msi|dmg|pkg|whl|jar)(?:\?|$)/i;
