/** All that a service must satisfy before anything is made of it. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Service } from "../model/service.ts";
import { valuesCanBeMet } from "./access.ts";
import { addressesLeadToResources, listsAreAddressedAsAWhole } from "./addresses.ts";
import { bitsAreSound } from "./bits.ts";
import { filesAreNoCopies } from "./copies.ts";
import { credentialsAreCarried } from "./credentials.ts";
import { enumerationsHaveValues } from "./enumerations.ts";
import { serviceHasResources, serviceIsStated } from "./facts.ts";
import { headersAreSound } from "./headers.ts";
import { limitsLeaveValues } from "./limits.ts";
import { lookUpsNamePlaceholders } from "./look-ups.ts";
import { mediaTypesAreSound } from "./media-types.ts";
import { modulesCanNameOutputs } from "./modules.ts";
import { everythingHasAName } from "./names-given.ts";
import { credentialsHaveOwnNames, operationsHaveOwnNames, resourcesHaveOwnNames, typesHaveOwnNames } from "./names.ts";
import { arraysLeaveAChoice, valuesAreNoTypes } from "./notations.ts";
import { notesSaySomething } from "./notes.ts";
import { literalsReachTheService } from "./paths.ts";
import { patternsAreExpressions } from "./patterns.ts";
import { segmentsCanBeTakenApart } from "./placeholders.ts";
import { typesAreDeclared } from "./references.ts";
import type { GatheredService, Rule } from "./rule.ts";
import { samplingIsSound } from "./sampling.ts";
import { serviceSegments } from "./segments.ts";
import { urisDoNotRepeatServers } from "./server-paths.ts";
import { serversCanBeFilledIn } from "./servers.ts";
import { statusesAreSound } from "./statuses.ts";
import { subjectsOf } from "./subjects.ts";
import { operationsAreToldApart, resourcesHaveOwnUris } from "./uris.ts";
import { defaultsFit, examplesFit } from "./values.ts";
import { accessIsKnown, usualAccessIsKnown } from "./ways.ts";

/** Of the service as a whole, whatever its resources are. */
const ofRoot: readonly Rule[] = [serviceIsStated, serversCanBeFilledIn, credentialsHaveOwnNames, usualAccessIsKnown];

/** Of all resources together. */
const ofWhole: readonly Rule[] = [serviceHasResources, addressesLeadToResources];

/** Of resources and schemas. Those that compare several compare what `claimsOf` lists. */
const ofParts: readonly Rule[] = [
  credentialsAreCarried,
  accessIsKnown,
  headersAreSound,
  modulesCanNameOutputs,
  filesAreNoCopies,
  resourcesHaveOwnUris,
  operationsAreToldApart,
  segmentsCanBeTakenApart,
  listsAreAddressedAsAWhole,
  literalsReachTheService,
  urisDoNotRepeatServers,
  everythingHasAName,
  typesHaveOwnNames,
  resourcesHaveOwnNames,
  operationsHaveOwnNames,
  statusesAreSound,
  mediaTypesAreSound,
  lookUpsNamePlaceholders,
  samplingIsSound,
  typesAreDeclared,
  limitsLeaveValues,
  valuesCanBeMet,
  enumerationsHaveValues,
  valuesAreNoTypes,
  arraysLeaveAChoice,
  patternsAreExpressions,
  bitsAreSound,
  defaultsFit,
  examplesFit,
  notesSaySomething,
];

/** What all rules find. What is declared once and used by many resources is found once. */
export function checkRules(service: Service): readonly Diagnostic[] {
  return found([...ofWhole, ...ofRoot, ...ofParts], service);
}

/** What the rules find in a part of a service, which has some of its resources and all schemas that these lead to. */
export function checkPart(part: Service): readonly Diagnostic[] {
  return found(ofParts, part);
}

/** What the rules find in a service as a whole, whatever its resources are. */
export function checkRoot(root: Omit<Service, "resources" | "schemas" | "tags">): readonly Diagnostic[] {
  return found(ofRoot, { ...root, resources: [], schemas: [], tags: [] });
}

function found(rules: readonly Rule[], service: Service): readonly Diagnostic[] {
  const gathered: GatheredService = {
    ...service,
    subjects: subjectsOf(service),
    segments: serviceSegments(service),
    operations: service.resources.flatMap(({ operations }) => operations),
    schemasById: new Map(service.schemas.map((schema) => [schema.id, schema])),
  };
  const all = rules.flatMap((rule) => rule(gathered));
  return [...new Map(all.map((one) => [JSON.stringify([one.code, one.message, one.at]), one])).values()];
}
