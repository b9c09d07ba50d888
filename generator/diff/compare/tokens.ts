/** Where access tokens are obtained, and for what. */
import type { OAuthFlow, SecurityScheme } from "../../model/service.ts";
import { change, type ChangeLocation, type Differences } from "../change.ts";
import { compareTexts } from "./texts.ts";
import { compareValue, matchByName } from "./values.ts";

export function* compareTokens({ how: before }: SecurityScheme, { how: after }: SecurityScheme, here: ChangeLocation): Differences {
  yield* compareValue("token-address", issuerOf(before), issuerOf(after), here);
  const { both, removed, added } = matchByName(flowsOf(before), flowsOf(after), ({ name }) => name);
  for (const [one, other] of both) yield* compareFlows(one, other, here);
  for (const { name } of removed) yield change("flow", name, undefined, here);
  for (const { name } of added) yield change("flow", undefined, name, here);
}

function* compareFlows(before: OAuthFlow, after: OAuthFlow, here: ChangeLocation): Differences {
  const within = (name: string): ChangeLocation => ({ ...here, subject: { ...here.subject, name: `${name} of ${here.subject.name}` } });
  for (const url of ["authorizationUrl", "tokenUrl", "refreshUrl"] as const)
    yield* compareValue("token-address", before.urls[url], after.urls[url], within(`${after.name}.${url}`));
  const { both, removed, added } = matchByName(before.scopes, after.scopes, ({ name }) => name);
  for (const [one, other] of both) yield* compareTexts({ description: one.says }, { description: other.says }, within(`${after.name}.${other.name}`));
  for (const { name } of removed) yield change("scope", name, undefined, within(after.name));
  for (const { name } of added) yield change("scope", undefined, name, within(after.name));
}

function flowsOf(how: SecurityScheme["how"]): readonly OAuthFlow[] {
  return how.is === "oauth2" ? how.flows : [];
}

function issuerOf(how: SecurityScheme["how"]): string | undefined {
  return how.is === "openid" ? how.url : undefined;
}
