/** What is said of a service as a whole: its version, its servers, its ways to authenticate and its headers. */
import { securityOf } from "../../link/service.ts";
import { usualAccess } from "../../model/access.ts";
import { carriedBy } from "../../model/carried.ts";
import type { OAuthFlow } from "../../model/service.ts";
import type { FieldReading, SecurityReading } from "../../read/reading.ts";
import type { CredentialScheme } from "../access/vocabulary.ts";
import type { Fact } from "../fact.ts";
import type { Defined } from "./defined.ts";
import { definitionNode, described, type Walk } from "./nodes.ts";
import { addNotes } from "./note-facts.ts";
import { accessFact, requiredFact } from "./request-facts.ts";
import { factsOfShape } from "./shape-facts.ts";
import type { SourcedPart } from "./sourced.ts";

export function addRoot(
  { name, reading: { version, servers, security, access, headers, notes, origin } }: NonNullable<SourcedPart["service"]>,
  walk: Walk,
): void {
  const schemes = security?.map(schemeOf);
  const usual = usualAccess({ security: schemes, ...(access === undefined ? {} : { access }) });
  walk.add(definitionNode("service", name, origin, [{ fact: "property", value: { name: "version", value: version } }, ...accessFact(usual)]));
  for (const server of servers) walk.add(definitionNode("server", server.name, server.origin, [{ fact: "path", value: server.url }]));
  security?.forEach((scheme, index) => walk.add({ ...described(ofScheme(scheme), scheme.description), scheme: schemes![index]! }));
  for (const header of headers) walk.add(described(ofHeader(header), header.description));
  addNotes(notes, walk);
}

function schemeOf({ name, scheme }: SecurityReading): CredentialScheme {
  return { name, how: securityOf(scheme) };
}

function ofScheme({ name, scheme, origin }: SecurityReading): Defined {
  const how = securityOf(scheme);
  const carried = carriedBy({ how });
  if (carried.in === "connection") return definitionNode("scheme", name, origin, []);
  if (carried.in !== "header")
    return definitionNode("scheme", carried.name, origin, [{ fact: "property", value: { name: "credential-in", value: carried.in } }]);
  if (how.is === "oauth2")
    return definitionNode(
      "scheme",
      carried.name,
      origin,
      scopesOf(how.flows),
      how.flows.flatMap(({ urls }) => Object.values(urls)),
    );
  if (how.is === "openid") return definitionNode("scheme", carried.name, origin, [], how.url === undefined ? [] : [how.url]);
  if (how.is !== "header") return definitionNode("scheme", carried.name, origin, [], [carried.word]);
  const word: readonly Fact[] = how.word === undefined ? [] : [{ fact: "property", value: { name: "scheme-word", value: how.word } }];
  return definitionNode("scheme", how.header, origin, word, [[how.word, how.credential].join(" ")]);
}

/** Those of all flows, each once. */
function scopesOf(flows: readonly OAuthFlow[]): readonly Fact[] {
  const scopes = [...new Set(flows.flatMap((flow) => flow.scopes.map(({ name }) => name)))];
  return scopes.length === 0 ? [] : [{ fact: "known", value: scopes }];
}

/** A document writes the one value of a header as it writes its name. */
function ofHeader({ name, shape, required, origin }: FieldReading): Defined {
  const values = shape.is === "literals" && shape.open !== true ? shape.values.map(String) : [];
  return definitionNode("header", name, origin, [...(values.length === 1 ? [] : factsOfShape(shape)), ...(required ? [requiredFact] : [])], values);
}
