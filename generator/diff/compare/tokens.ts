/** Where access tokens are obtained, and for what. */
import type { OAuthFlow, SecurityScheme } from "../../model/service.ts";
import { change, type Here, type Steps } from "../change.ts";
import { compareTexts } from "./texts.ts";
import { compareValue, match } from "./values.ts";

export function* compareTokens({ how: before }: SecurityScheme, { how: after }: SecurityScheme, here: Here): Steps {
  yield* compareValue("token-address", issuerOf(before), issuerOf(after), here);
  const { both, removed, added } = match(flowsOf(before), flowsOf(after), ({ name }) => name);
  for (const [one, other] of both) yield* compareFlows(one, other, here);
  for (const { name } of removed) yield change("flow", name, undefined, here);
  for (const { name } of added) yield change("flow", undefined, name, here);
}

function* compareFlows(before: OAuthFlow, after: OAuthFlow, here: Here): Steps {
  const within = (name: string): Here => ({ ...here, subject: { ...here.subject, name: `${name} of ${here.subject.name}` } });
  for (const url of ["authorizationUrl", "tokenUrl", "refreshUrl"] as const)
    yield* compareValue("token-address", before.urls[url], after.urls[url], within(`${after.name}.${url}`));
  const { both, removed, added } = match(before.scopes, after.scopes, ({ name }) => name);
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
