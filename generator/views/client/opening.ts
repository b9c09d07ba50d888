/** How a program begins: it imports a package and connects, with stand-ins for what only the reader knows. */
import { firstShown } from "../../model/access.ts";
import type { SecurityScheme, Service } from "../../model/service.ts";
import { jsonLiteral, propertyKey, stringLiteral } from "../emit/typescript.ts";
import { packageName } from "../package-name.ts";
import { serverPath, shownAddress } from "../server-address.ts";
import { credentialNames } from "./credential-names.ts";
import { clientVariable, serviceNoun } from "./noun.ts";

/** What openings follow from. */
export type OpeningService = Pick<Service, "name" | "servers" | "security" | "access" | "headers">;

/** The lines before the first call of the client that has everything. */
export function openingText(service: OpeningService): string {
  const noun = serviceNoun(service);
  const make = `create${noun}`;
  return [importText(make, packageName(service.name, "client")), "", connectText(service, make, clientVariable(noun))].join("\n");
}

export function importText(names: string, from: string): string {
  return `import { ${names} } from ${stringLiteral(from).text};`;
}

/** The statement that makes a client. @param settings lines for further ones, among them the `fetch` that shows a certificate */
export function connectText(service: OpeningService, make: string, variable: string, settings: readonly string[] = []): string {
  const credentials = credentialLines(service).filter((line) => line !== FETCH || settings.length === 0);
  const lines = [`baseUrl: ${jsonLiteral(baseOf(service)).text},`, ...credentials, ...headerLines(service), ...settings];
  return `const ${variable} = ${make}({\n${lines.map((line) => `  ${line}\n`).join("")}});`;
}

/** Where the document shows a service to be; the client itself knows the path behind that. */
function baseOf({ servers }: OpeningService): string {
  const shown = shownAddress(servers);
  const [server] = servers;
  return server === undefined ? shown : shown.slice(0, shown.length - serverPath(server).length).replace(/\/$/, "");
}

function credentialLines(service: OpeningService): readonly string[] {
  const { security = [] } = service;
  const names = new Map(credentialNames(security).map((name, index) => [security[index]!, name]));
  return firstShown({}, service).map((scheme) => credentialLine(scheme, propertyKey(names.get(scheme)!).text));
}

function credentialLine({ how }: SecurityScheme, name: string): string {
  if (how.is === "certificate") return FETCH;
  return how.is === "basic" ? `${name}: { username: "user", password: "secret" },` : `${name}: "secret",`;
}

/** A certificate is shown by what sends. */
const FETCH = "fetch,";

function headerLines({ headers }: OpeningService): readonly string[] {
  const open = headers.filter(({ required, shape }) => required && !(shape.is === "literals" && shape.values.length === 1));
  return open.length === 0 ? [] : [`headers: { ${open.map(({ name }) => `${propertyKey(name).text}: "text"`).join(", ")} },`];
}
