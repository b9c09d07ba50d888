/** Where a service is: the address that its document writes out, else the beginning that the requests share which it shows. */
import { withoutSlash } from "../../../../drift/subject/paths.ts";
import { template } from "../../../../facts/code/templates.ts";
import { sectionAt } from "../../../../facts/section-at.ts";
import type { Stated } from "../../../../facts/stated.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import type { ShownRequest } from "../shown/shown.ts";
import { unnumbered } from "../text/request-lines.ts";
import { sectionTexts } from "../text/section-texts.ts";
import { isOfOther } from "./other-servers.ts";

export interface ServerAddress {
  readonly url: string;
  readonly variables: readonly { readonly name: string; readonly default: string }[];
  /** What of the address is guessed. */
  readonly guess?: string;
  readonly section: StatedSection;
}

export function serverAddressOf({ sections }: Stated, shown: readonly ShownRequest[]): ServerAddress {
  const [first] = sections;
  const written = sections.flatMap((section) => section.facts.filter((fact) => fact.fact === "path").map(({ value }) => ({ section, path: String(value) })));
  const address = written.find(({ path }) => /^\{[^{}]+\}.*\/<[^<>]*>$/.test(path)) ?? written.find(({ path }) => /^\{[^{}]+\}(?:\/[\w.-]+)*$/.test(path));
  const found = address === undefined ? (addressIn(sections) ?? basePathIn(sections) ?? addressOfRequests(sections, shown)) : undefined;
  if (found !== undefined) return found;
  if (address === undefined)
    return {
      url: "{address}",
      variables: [{ name: "address", default: "https://service.example" }],
      guess: `the address of the service, ${whyNone(sections)}`,
      section: first!,
    };
  const url = address.path.replace(/\/<[^<>]*>$/, "");
  const names = [...url.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  const ending = /^\{[^{}]+\}$/.test(url) ? written.map(({ path }) => path).find((path) => /^\/[\w./-]*v\d[\w.]*$/.test(path)) : undefined;
  return {
    url,
    ...withStandIns(names.map((name, index) => ({ name, default: `https://service.example${index === 0 ? (ending ?? "") : ""}` }))),
    section: address.section,
  };
}

/** An address that is written out: `Base URL: https://api.example/v1`; one that is called that of a sandbox only where there is no other. */
function addressIn(sections: readonly StatedSection[]): ServerAddress | undefined {
  return addressAmong(sections, (text) => !isOfOther(text)) ?? addressAmong(sections, isOfOther);
}

function addressAmong(sections: readonly StatedSection[], isMeant: (text: string) => boolean): ServerAddress | undefined {
  for (const section of sections) {
    for (const text of sectionTexts(section).filter(isMeant)) {
      const written = /https?:\/\/(?:<[^<>]+>|[^\s`"'<>)])+/
        .exec(text)?.[0]
        .replace(/[.,;:/]+$/, "")
        .replace(restOfPath, "");
      if (
        written === undefined ||
        isRequest.test(text) ||
        isPage.test(written) ||
        /[?#]/.test(written) ||
        !/\b(?:base|root|server|host|endpoints?|address|requests?|commands?|calls?|available|reach|access(?!\s+(?:tokens?|keys?))|below|under|relative|start|begin|prefix|served|listens|hosted|production|live\b|https? at)/i.test(
          `${section.section.title} ${text.replace(written, "")}`,
        )
      )
        continue;
      const url = written.replace(/<([^<>]+)>/g, (_, name: string) => `{${name.trim().replace(/\s+/g, "_")}}`);
      if (!URL.canParse(url.replace(/[{}]/g, ""))) continue;
      const path = new URL(url.replace(/[{}]/g, "")).pathname === "/" ? (basePathIn([section])?.url.replace("{address}", "") ?? "") : "";
      return {
        url: `${url}${path}`,
        ...withStandIns([...url.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => ({ name: name!, default: "service.example" }))),
        section,
      };
    }
  }
  return undefined;
}

/** What is to be read there is no service. */
const isPage = /\/[^/]+\.(?:html?|md|pdf|php|txt)(?:#.*)?$/i;

/** An address that nothing says to be that of the service may be one of anything. */
function whyNone(sections: readonly StatedSection[]): string {
  const written = sections.flatMap(sectionTexts).find((text) => !isRequest.test(text) && /https?:\/\/\w/i.test(text));
  return written === undefined ? "of which the document says nothing" : `which is not understood in what the document says: "${written}"`;
}

/** The address of one request is not that of all. */
const isRequest = /^(?:[\p{L} ]+:\s+)?(?:GET|HEAD|PUT|POST|PATCH|DELETE)\s+\S+$/u;

/** What stands for all that follows: `https://host/api/{resource}`. */
const restOfPath =
  /(?<=[^/]\/[^/]+)\/(?:\{[^{}]*\b(?:resource|path|endpoint|object|uri|command|method|name)s?\}|<[^<>]*\b(?:resource|path|endpoint|object|uri|command|method|name)s?>)$/i;

/** A document can give the beginning of all paths and leave the host to the reader: `Base path: /v1`. */
function basePathIn(sections: readonly StatedSection[]): ServerAddress | undefined {
  for (const section of sections) {
    for (const text of sectionTexts(section)) {
      const path =
        /\b(?:base|root|prefix|context (?:path|root)|(?:all|every) (?:ur[il]|path|request|resource|endpoint)s?(?: below| here)? (?:begin|start)s? with)\b[^/]*?\s(\/[\w./-]*\w)/i.exec(
          text,
        )?.[1];
      if (path !== undefined) return { url: `{address}${path}`, ...withStandIns([{ name: "address", default: "https://service.example" }]), section };
    }
  }
  return undefined;
}

/** The beginning that all requests have which are shown with their origin: down to what others leave out, or to a version. */
function addressOfRequests(sections: readonly StatedSection[], shown: readonly ShownRequest[]): ServerAddress | undefined {
  const said = sections.flatMap(({ section: { heading, at: above, sentences } }) =>
    [{ text: unnumbered(heading), at: above }, ...sentences].flatMap(({ text, at }) =>
      isRequest.test(text) ? [{ line: at.line, path: text.slice(text.search(/\S+$/)) }] : [],
    ),
  );
  const requests = [...said, ...shown];
  const whole = requests.flatMap(({ line, path }) => {
    const [, origin, rest = ""] = /^(https?:\/\/[\w.:-]+)(\/[^?#]*)?/i.exec(path) ?? [];
    return origin === undefined ? [] : [{ line, origin, path: withoutSlash(rest) }];
  });
  const [first, ...others] = whole;
  if (first === undefined || others.some(({ origin }) => origin !== first.origin)) return undefined;
  const templates = requests.flatMap(({ path }) => (path.startsWith("/") ? [template(path)] : []));
  const before = whole.map(({ path }) => beforeTemplate(path, templates)).find((one) => one !== undefined);
  const versioned = /^(?:\/[\w.-]+)*?\/v\d[\w.]*(?=\/)/.exec(first.path)?.[0] ?? "";
  const base = before ?? (templates.every((path) => path.startsWith(`${versioned}/`)) ? versioned : "");
  const isShared = whole.every(({ path }) => path.startsWith(`${base}/`));
  const section = sectionAt(sections, first.line) ?? sections[0]!;
  if (ofReader.test(first.origin))
    return isShared && base !== ""
      ? { url: `{address}${base}`, ...withStandIns([{ name: "address", default: "https://service.example" }]), section }
      : undefined;
  return { url: `${first.origin}${isShared ? base : ""}`, variables: [], guess: "the address of the service, which only requests show", section };
}

/** A host that stands for that of the reader. */
const ofReader = /^https?:\/\/(?:localhost|127\.|[\w.-]*\bexample\.(?:com|org|net))(?=[:.\d]|$)/i;

/** What stands in a path before the part that is one of a template's: `/v4` of `/v4/things/17` by `/things/{id}`. */
function beforeTemplate(path: string, templates: readonly string[]): string | undefined {
  const segments = path.split("/");
  const longest = templates.map((one) => one.split("/").slice(1)).toSorted((one, other) => other.length - one.length);
  const ending = longest.find(
    (wanted) => wanted.length < segments.length && wanted.every((one, index) => one.startsWith("{") || one === segments.at(index - wanted.length)),
  );
  return ending === undefined ? undefined : segments.slice(0, -ending.length).join("/");
}

/** What the document leaves open in an address is guessed. */
function withStandIns(variables: ServerAddress["variables"]): Pick<ServerAddress, "variables" | "guess"> {
  return {
    variables,
    ...(variables.length === 0
      ? {}
      : { guess: `stand-ins for what the document leaves open in the address: ${variables.map(({ default: value }) => value).join(", ")}` }),
  };
}
