/** The parameter or the cookie that holds a credential: a sentence names it in words that are no mention, and the definitions of schemes have it. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { positionWithin } from "../../documents/placed-text.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { carrierSaid, type CarrierSaid } from "../../facts/text/carriers-said.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import { textsAtPlace } from "./texts-at.ts";

export function carrierDifferences(subject: Subject): readonly RawFinding[] {
  return subject.defined.flatMap((by) => otherCarrier(subject, by) ?? []);
}

type Carrier = Pick<CarrierSaid, "in" | "name">;

/** Where the places of a scheme tell what carries its credential, and none of them what its definition does. */
function otherCarrier(subject: Subject, by: Defined): RawFinding | undefined {
  const own = carrierOf(by);
  const carriers = own === undefined ? [] : saidAt(subject, by);
  const [other] = carriers;
  if (own === undefined || other === undefined || carriers.some(({ carrier }) => carrier.in === own.in && carrier.name === own.name)) return undefined;
  const [from, to] = own.in === other.carrier.in ? [own.name, other.carrier.name] : [placed(own), placed(other.carrier)];
  const values = { from: { fact: "mention", value: from }, to: { fact: "mention", value: to } } as const;
  return { change: "changed", place: { section: other.section }, fact: "mention", from, to, values, document: other.at, definition: by.definition, by };
}

function carrierOf({ is, name, facts }: Defined): Carrier | undefined {
  const place =
    is === "scheme" ? facts.flatMap((fact) => (fact.fact === "property" && fact.value.name === "credential-in" ? [fact.value.value] : []))[0] : undefined;
  return place === undefined ? undefined : { in: place as Carrier["in"], name };
}

interface Said {
  readonly carrier: CarrierSaid;
  /** The name of the section. */
  readonly section: string;
  readonly at: Position;
}

function saidAt({ claims, names }: Subject, by: Defined): readonly Said[] {
  return claims.of(by).flatMap((place) =>
    textsAtPlace(place).flatMap((text) => {
      const carrier = carrierSaid(text.text, place.section.title);
      return carrier === undefined ? [] : [{ carrier, section: names.get(place.section)!, at: positionWithin(text, carrier.index, carrier.name.length) }];
    }),
  );
}

function placed({ in: place, name }: Carrier): string {
  return place === "query" ? `${name} in the query` : `${name} in a cookie`;
}
