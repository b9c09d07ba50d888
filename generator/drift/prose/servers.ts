/** Addresses of servers, where the places of a server give another one and no longer its own. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { positionWithin } from "../../documents/placed-text.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { valueOf } from "../../facts/fact.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import { textsAtPlace } from "./texts-at.ts";

export function serverDifferences(subject: Subject): readonly RawFinding[] {
  return subject.defined.flatMap((by) => (by.is === "server" ? (otherAddress(subject, by) ?? []) : []));
}

function otherAddress({ claims, names, defined }: Subject, by: Defined): RawFinding | undefined {
  const url = valueOf(by.facts, "path");
  const [first, ...others] = claims.of(by);
  if (url === undefined || first === undefined || !/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return undefined;
  const addresses = [first, ...others].flatMap(textsAtPlace).flatMap(addressesIn);
  if (addresses.some(({ address }) => isOn(address, url))) return undefined;
  const isOfOther = (address: string): boolean => defined.some(({ says }) => says.some((text) => text.includes(address)));
  const strange = addresses.filter(({ address, isOfService }) => isOfService && !isOfOther(address));
  const [other] = strange;
  if (other === undefined || strange.some(({ address }) => originOf(address) !== originOf(other.address))) return undefined;
  const values = { from: { fact: "path", value: url }, to: { fact: "path", value: other.address } } as const;
  return {
    change: "changed",
    place: { section: names.get(first.section)! },
    fact: "path",
    from: url,
    to: other.address,
    values,
    document: other.at,
    definition: by.definition,
    by,
  };
}

interface Given {
  readonly address: string;
  readonly at: Position;
  /** Its sentence speaks of where the service is. */
  readonly isOfService: boolean;
}

function addressesIn(text: ReturnType<typeof textsAtPlace>[number]): readonly Given[] {
  if (!text.text.includes("://")) return [];
  return [...text.text.matchAll(addresses)].map(({ 0: written, index }) => ({
    address: plain(written),
    at: positionWithin(text, index, written.length),
    isOfService: ofService.test(text.text),
  }));
}

const addresses = /(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]*:\/\/[^\s"'`()|,;]*[^\s"'`()|,;.:!?]/giu;
const ofService =
  /\b(?:base|root|servers?|hosts?|address(?:es)?|endpoints?|ur[il]s?|apis?|requests?|calls?|commands?|resources?|paths?|reached|accessed|live)\b/i;

/** `<host>` and `{host}` are the same; what comes behind a mark is no part of the address. */
function plain(written: string): string {
  return written
    .replace(/<([^<>]+)>/g, "{$1}")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
}

/** Whether an address is that of the server, the beginning of it, or one below it. */
function isOn(address: string, url: string): boolean {
  const [one, other] = [address, plain(url)].map((text) => `${text.toLowerCase().replace(/\{[^{}]*\}/g, "{}")}/`);
  return one!.startsWith(other!) || other!.startsWith(one!);
}

function originOf(address: string): string {
  return /^[^/]*\/\/[^/]*/.exec(address)?.[0] ?? address;
}
