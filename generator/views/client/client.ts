/** A service as a client: what there is to call, where it stands, and the types of what it carries. */
import type { Operation } from "../../model/operation.ts";
import { placeholdersOf } from "../../model/placeholders.ts";
import type { Resource } from "../../model/resource.ts";
import type { Service } from "../../model/service.ts";
import type { UriPart } from "../../model/uri.ts";
import type { ListedSchemas } from "../../model/usage.ts";
import { getOrInsert, memoize } from "../../values/memoize.ts";
import { verbText } from "./documentation.ts";
import { declaredIn } from "./forms.ts";
import { clientLayout, type ClientLayout } from "./layout.ts";
import { memberNames, type MemberNames } from "./member-names.ts";
import { clientVariable, serviceNoun } from "./noun.ts";
import { answerType, headersType, queryType, requestType, type FieldsType, type PayloadType } from "./payload-types.ts";
import { reservedNames } from "./runtime.ts";
import { surfaceOf, type Member, type Surface, type Verb } from "./surface.ts";
import { clientTypes, type ClientTypes } from "./types.ts";

export interface Client {
  readonly service: Service;
  /** What the service is called in programs: the first of its servers, otherwise the service itself. */
  readonly noun: string;
  /** The name of a variable that holds the client. */
  readonly variable: string;
  readonly root: Surface;
  readonly layout: ClientLayout;
  readonly types: ClientTypes;
  readonly namesIn: (surface: Surface) => MemberNames;
  /** What each direction of an operation carries. */
  readonly requestOf: (operation: Operation) => PayloadType;
  readonly answerOf: (operation: Operation) => PayloadType;
  readonly queryOf: (operation: Operation) => FieldsType | undefined;
  readonly headersOf: (operation: Operation) => FieldsType | undefined;
  /** What hovering over a verb shows, in the class of its place and as a function. */
  readonly saidOf: (verb: Verb) => string;
  /** The name of the step that leads to a place. */
  readonly stepTo: (surface: Surface) => string;
  /** Placeholders that stand for a key as a whole, of however many parts it is. */
  readonly wholeKeys: ReadonlySet<UriPart>;
  /** The definition files that have a module. */
  readonly files: readonly string[];
}

/** @param declared the schemas that the operations of the whole service lead to */
export function clientOf(service: Service, declared: ListedSchemas = declaredIn(service)): Client {
  const noun = serviceNoun(service);
  const own = [noun, `create${noun}`, `connect${noun}`, `${noun}Options`, "Credentials"];
  const types = clientTypes(service, declared, [...reservedNames, ...own]);
  const root = surfaceOf(service);
  const layout = clientLayout(service, root, types.names.taken);
  const namesIn = memoize((surface: Surface) => memberNames(surface, surface === root));
  const texts = new Map<Operation, string>();
  const steps = new Map(membersBelow(root).map(({ to, name }) => [to, name]));
  const requestOf = memoize((operation: Operation) => requestType(operation, types));
  const answerOf = memoize((operation: Operation) => answerType(operation, types));
  return {
    service,
    noun,
    variable: clientVariable(noun),
    root,
    layout,
    types,
    namesIn,
    requestOf,
    answerOf,
    queryOf: memoize((operation: Operation) => queryType(operation, types)),
    headersOf: memoize((operation: Operation) => headersType(operation, types)),
    saidOf: (verb) =>
      getOrInsert(texts, verb.operation, () => verbText(verb, service, { request: requestOf(verb.operation).key, answer: answerOf(verb.operation).key })),
    stepTo: (surface) => steps.get(surface)!,
    wholeKeys: wholeKeysIn(service.resources),
    files: [...new Set([...service.resources.map(({ module }) => module), ...types.names.modules])],
  };
}

/** The document does not say of how many parts the keys are of what it does not list. */
function wholeKeysIn(resources: readonly Resource[]): ReadonlySet<UriPart> {
  const elements = resources.filter(({ generic, parent }) => generic === true && parent !== undefined);
  const segments = elements.map(({ uri }) => uri.segments.at(-1) ?? []).filter((segment) => segment.length === 1);
  return new Set(placeholdersOf({ segments }));
}

function membersBelow({ members }: Surface): readonly Member[] {
  return members.flatMap((member) => [member, ...membersBelow(member.to)]);
}
