/**
 * Why a service cannot be generated, for definitions that change again and again. Each file is linked and checked by itself, and again
 * only where its reading changed or its sources stand otherwise in the document; where anything is wrong, the service as a whole says what.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isError } from "../diagnostics/outcome.ts";
import { standingHashIn } from "../documents/places/standing-hash.ts";
import { partLinker } from "../link/linked-part.ts";
import { moduleOutline, type ModuleOutline } from "../link/outline.ts";
import { placesInDocument } from "../link/places.ts";
import { schemasById, serviceIndex } from "../link/service-index.ts";
import { linkRoot, linkService, serviceReading, type ServiceParts } from "../link/service.ts";
import type { ModuleReading } from "../read/reading.ts";
import { claimsOf } from "../rules/claims.ts";
import { checkPart, checkRoot, checkRules } from "../rules/rules.ts";
import { hashOfJson } from "../values/hash.ts";
import { memoizeByObject } from "../values/memoize.ts";
import { addressesAreResources, hasResources, schemasLentTo, urisAbove } from "./parts/file-dependencies.ts";

type Parts = Required<Pick<ServiceParts, "name" | "modules" | "imported" | "document">>;

/** A file in which there is no error. */
interface Sound {
  /** The hash of all that this follows from, but the readings of the file and of those that it imports. */
  readonly key: string;
  readonly claims: readonly string[];
}

export function soundness(): (parts: Parts) => readonly Diagnostic[] {
  const outlineFor = memoizeByObject(moduleOutline);
  const known = new WeakMap<ModuleReading, Sound>();
  return (parts) => (isSound(parts, outlineFor, known) ? [] : errorsOf(parts));
}

function errorsOf(parts: Parts): readonly Diagnostic[] {
  const linked = linkService(parts);
  const found = linked.ok ? [...linked.diagnostics, ...checkRules(linked.value)] : linked.diagnostics;
  return found.filter(isError);
}

function isSound(
  { name, modules, imported, document }: Parts,
  outlineFor: (module: ModuleReading) => ModuleOutline,
  known: WeakMap<ModuleReading, Sound>,
): boolean {
  const service = serviceReading(name, modules);
  const [own, outside] = [modules.map(outlineFor), imported.map(outlineFor)];
  const all = [...own, ...outside];
  if (!service.ok || !hasResources(own) || !addressesAreResources(own, all)) return false;
  const found: Diagnostic[] = [];
  const places = placesInDocument(document, (diagnostic) => found.push(diagnostic));
  const root = linkRoot(places, name, service.value, document);
  if (found.some(isError) || checkRoot(root).some(isError)) return false;

  const readings = new Map([...modules, ...imported].map((module) => [module.file, module]));
  const index = serviceIndex(own, outside);
  const schemas = schemasById(all.flatMap((outline) => outline.schemas));
  const link = partLinker(places, root, index, (file) => readings.get(file)!);
  const standing = standingHashIn(document);
  const claimed = new Set<string>();

  return all.every((outline) => {
    const module = readings.get(outline.file)!;
    const sound = soundPart(module, outline);
    if (sound !== undefined) known.set(module, sound);
    return sound?.claims.every((claim) => claimed.size < claimed.add(claim).size) === true;
  });

  function soundPart(module: ModuleReading, outline: ModuleOutline): Sound | undefined {
    const borrowed = schemasLentTo([outline], schemas);
    const given = urisAbove(outline).map((uri) => [uri, index.given.get(uri)]);
    const reached = outline.schemas.map(({ id }) => index.reached.has(id));
    const key = hashOfJson([standing(outline.sources), given, reached]);
    const before = known.get(module);
    if (before?.key === key) return before;
    const { service: part, lent: others } = link({ module, lent: borrowed, before: [], after: [], carriers: [] });
    if (found.some(isError) || checkPart({ ...part, schemas: [...part.schemas, ...others] }).some(isError)) return undefined;
    return { key, claims: claimsOf(part) };
  }
}
