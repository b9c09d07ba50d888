/** Services to ask about: the shipped ones, and those that a test writes down. */
import { readFileSync } from "node:fs";
import { readDocument } from "../../../generator/documents/read.ts";
import { explainIn, type Explainable } from "../../../generator/explain/explain.ts";
import type { Service } from "../../../generator/model/service.ts";
import type { Explanation, Match } from "../../../generator/contract.ts";
import { modelOf, repository, shippedServices } from "../../support/definitions.ts";
import { service as serviceOf, type Texts } from "../../support/in-memory.ts";

let models: readonly Explainable[] | undefined;

export function shipped(): readonly Explainable[] {
  models ??= shippedServices().map((definitions) => {
    const { outcome } = modelOf(definitions);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.diagnostics));
    return explainable(outcome.value, (file) => readFileSync(`${repository}/${file}`, "utf8"));
  });
  return models;
}

/** A service in memory: `things.ts` and `document.md` in the folder `spec/service`. */
export function written(texts: Texts): Explainable {
  return explainable(serviceOf(texts), (file) => texts[file.slice("spec/service/".length)] ?? "");
}

function explainable(service: Service, read: (file: string) => string): Explainable {
  const document = readDocument(service.document, read(service.document));
  if (!document.ok) throw new Error(JSON.stringify(document.diagnostics));
  return { service, folder: `out/${service.name}`, document: () => document.value, linesOf: (file) => read(file).split("\n") };
}

export function ask(what: string, explainables: readonly Explainable[] = shipped()): Explanation {
  return explainIn(explainables, what);
}

/** What answers, in order: `debug of Authorization (field, mgmt-v3)`. */
export function answers(what: string, explainables: readonly Explainable[] = shipped()): readonly string[] {
  return ask(what, explainables).matches.map(({ name, is, service }) => `${name} (${is}, ${service})`);
}

export function theOne(what: string, explainables: readonly Explainable[] = shipped()): Match {
  const { matches } = ask(what, explainables);
  if (matches.length !== 1) throw new Error(`"${what}" has ${matches.length} answers`);
  return matches[0]!;
}
