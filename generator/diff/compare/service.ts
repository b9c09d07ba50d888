/** Two versions of a service, compared: every change, in the order of the service. */
import type { SecurityScheme, Server, Service } from "../../model/service.ts";
import { change, type Change, type ChangeLocation, type Differences, type SchemaPair } from "../change.ts";
import { credentialOf } from "../credential.ts";
import { compareUsualAccess, matchedSchemes } from "./access.ts";
import { compareFields, headerFields } from "./fields.ts";
import { compareNotes } from "./notes.ts";
import { compareResources } from "./resources.ts";
import { compareShapes } from "./shapes.ts";
import { compareTexts } from "./texts.ts";
import { compareTokens } from "./tokens.ts";
import { comparedTypes, type ComparedTypes } from "./types.ts";
import { isUntouched } from "./untouched.ts";
import { compareValue, matchByName, matchByNames } from "./values.ts";

export function compareServices(before: Service, after: Service): readonly Change[] {
  const types = comparedTypes(before, after);
  const changes: Change[] = [];
  const met = new Set<string>();
  const waiting: SchemaPair[] = [];
  const take = (steps: Differences): void => {
    for (const step of steps) {
      if ("aspect" in step) changes.push(step);
      else if (!met.has(JSON.stringify(step))) (met.add(JSON.stringify(step)), waiting.push(step));
    }
  };
  take(compareService(before, after, types));
  for (const next of waiting) take(compareSchemas(next, types));
  return changes;
}

export function addedService({ name, origin }: Service): Change {
  return change("service", undefined, name, { subject: { is: "service", name }, before: origin, after: origin });
}

export function removedService({ name, origin }: Service): Change {
  return change("service", name, undefined, { subject: { is: "service", name }, before: origin, after: origin });
}

function* compareService(before: Service, after: Service, types: ComparedTypes): Differences {
  const here: ChangeLocation = { subject: { is: "service", name: after.name }, before: before.origin, after: after.origin };
  yield* compareValue("title", before.title, after.title, here);
  yield* compareValue("version", before.version, after.version, here);
  yield* compareTexts(before, after, here);
  yield* compareServers(before.servers, after.servers, here);
  yield* compareSecurity(before.security, after.security, here);
  yield* compareUsualAccess(before, after, here);
  yield* compareFields(before.headers, after.headers, headerFields, { ...here, direction: "request" }, types);
  yield* compareNotes(before.notes, after.notes, here);
  yield* compareResources(before.resources, after.resources, here, types);
}

function* compareServers(before: readonly Server[], after: readonly Server[], here: ChangeLocation): Differences {
  const { both, removed, added } = matchByNames(
    before,
    after,
    ({ name }) => name,
    ({ url }) => url,
  );
  const within = (one: Server, other: Server): ChangeLocation => ({ subject: { is: "server", name: other.name }, before: one.origin, after: other.origin });
  for (const [one, other] of both) {
    const at = within(one, other);
    yield* compareValue("server-name", one.name, other.name, at);
    yield* compareValue("server-url", one.url, other.url, at);
    yield* compareTexts(one, other, at);
    for (const [variable, now] of matchByName(one.variables, other.variables, ({ name }) => name).both) {
      yield* compareTexts(variable, now, at);
      yield* compareValue("server-variable", variable.default, now.default, { ...at, subject: { is: "server", name: `{${now.name}} of ${other.name}` } });
    }
  }
  for (const one of removed) yield change("server", one, undefined, { ...within(one, one), after: here.after });
  for (const one of added) yield change("server", undefined, one, { ...within(one, one), before: here.before });
}

function* compareSecurity(before: Service["security"], after: Service["security"], here: ChangeLocation): Differences {
  yield* compareValue("authentication", needOf(before), needOf(after), here);
  if (needOf(before) !== needOf(after)) return;
  const { both, removed, added } = matchedSchemes(before, after);
  const within = (one: SecurityScheme, other: SecurityScheme): ChangeLocation => ({
    subject: { is: "security scheme", name: other.name },
    before: one.origin,
    after: other.origin,
  });
  for (const [one, other] of both) {
    yield* compareValue("security-name", one.name, other.name, within(one, other));
    yield* compareValue("credential", credentialOf(one), credentialOf(other), within(one, other));
    yield* compareTexts(one, other, within(one, other));
    yield* compareTokens(one, other, within(one, other));
  }
  for (const one of removed) yield change("security", one, undefined, { ...within(one, one), after: here.after });
  for (const one of added) yield change("security", undefined, one, { ...within(one, one), before: here.before });
}

function needOf(security: Service["security"]): "needed" | "not needed" | undefined {
  if (security === undefined) return undefined;
  return security.length === 0 ? "not needed" : "needed";
}

function* compareSchemas({ pair, direction }: SchemaPair, types: ComparedTypes): Differences {
  const [before, after] = [types.before.get(pair.before), types.after.get(pair.after)];
  if (before === undefined || after === undefined || isUntouched(before, after)) return;
  const here: ChangeLocation = { subject: { is: "type", name: after.name }, direction, before: before.origin, after: after.origin, schema: pair };
  yield* compareValue("type-name", before.name, after.name, here);
  yield* compareValue("type-deprecated", before.deprecated, after.deprecated, here);
  yield* compareTexts(before, after, here);
  yield* compareShapes(before.shape, after.shape, here, types);
}
