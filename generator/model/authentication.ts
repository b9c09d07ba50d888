/** What a document says of authentication in words that are no scheme here: statements of the service that are called `authentication`, `authentication2`. */
import type { Statement } from "./origin.ts";
import type { Service } from "./service.ts";

/** None where schemes carry what is said of it. */
export function authenticationSaid({ security, notes }: Pick<Service, "security" | "notes">): readonly Statement[] {
  return security === undefined ? notes.statements.filter(({ name }) => /^authentication\d*$/.test(name)) : [];
}
