/** The address of a server can be filled in: each variable has a value, and each value a variable. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import type { Server, Service } from "../model/service.ts";

export function serversCanBeFilledIn({ servers }: Service): readonly Diagnostic[] {
  return servers.flatMap((server) => [...addressed(server), ...filledIn(server), ...valued(server)]);
}

function addressed({ url, variables, origin }: Server): readonly Diagnostic[] {
  const literals = url.replace(/\{[^{}]+\}/g, "");
  const address = filled(url, variables);
  const wrong = whyNone(url, literals) ?? beginning(address) ?? unsendable(address);
  return wrong === undefined ? [] : [report("no-server-url", { url, wrong }, origin.definition)];
}

function whyNone(url: string, literals: string): string | undefined {
  if (url.trim() === "") return "is empty";
  if (/[{}]/.test(literals)) return "has braces that enclose no name";
  if (/[?#]/.test(literals)) return 'holds "?" or "#", after which no path can follow';
  return /.\/$/.test(url) ? 'ends in "/", and each path begins with another' : undefined;
}

/** An address has a scheme, or is a path on the server that the document came from. */
function beginning(address: string): string | undefined {
  return /^(?:https?:\/\/|\{|\/)/i.test(address) ? undefined : 'does not begin with "https://"';
}

/** What clients refuse as well: `fetch` takes no user in an address, and to a URL parser a backslash is a slash. */
function unsendable(address: string): string | undefined {
  if (address.includes("@")) return 'holds "@": who calls stands in `security`, and a path has "%40" for it';
  return /[\s\\]/.test(address) ? 'holds a space or "\\"' : undefined;
}

function filled(url: string, variables: Server["variables"]): string {
  return variables.reduce((address, { name, default: value }) => (value === "" ? address : address.replaceAll(`{${name}}`, () => value)), url);
}

function variablesOf(url: string): ReadonlySet<string> {
  return new Set([...url.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!));
}

function filledIn({ url, variables, origin }: Server): readonly Diagnostic[] {
  const names = variablesOf(url);
  const declared = new Set(variables.map(({ name }) => name));
  const missing = [...names]
    .filter((name) => !declared.has(name))
    .map((name) => ({
      name,
      meant: nearest(
        name,
        [...declared].filter((one) => !names.has(one)),
      ),
    }));
  const mended = new Set(missing.map(({ meant }) => meant));
  const surplus = [...declared].filter((name) => !names.has(name) && !mended.has(name));
  return [
    ...missing.map(({ name, meant }) => report("server-variable-not-given", { name, url, nearest: meant }, origin.definition)),
    ...surplus.map((name) => report("server-variable-not-used", { name, url }, origin.definition)),
  ];
}

function valued({ variables, origin }: Server): readonly Diagnostic[] {
  return variables.filter((variable) => variable.default === "").map(({ name }) => report("server-variable-empty", { name }, origin.definition));
}
