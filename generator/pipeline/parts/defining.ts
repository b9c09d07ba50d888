/** What each of those who have read the files of a service tells of its definitions: what it has read itself, and what it is given. */
import { definedPart, type DefinedPart, type ToldPart } from "../../drift/definitions/defined-part.ts";
import type { SourcedPart } from "../../facts/definitions/sourced.ts";
import type { ModuleOutline } from "../../link/outline.ts";
import { idsIn, schemasById, schemasReachedFrom } from "../../link/service-index.ts";
import { givenPlaceholders } from "../../link/uris.ts";
import { declaringFile } from "../../model/declaring-file.ts";
import type { FieldReading, ModuleReading } from "../../read/reading.ts";
import { urisAbove } from "./file-dependencies.ts";
import type { KnownModule } from "./known-module.ts";

/** The files of a service that one of several tells the definitions of. */
export interface DefiningShare {
  /** In their order. */
  readonly files: readonly SharedFile[];
  /** Files with schemas that those refer to. */
  readonly lenders: readonly string[];
  /** The placeholders that are given at their URIs and above, where other files give some of them. */
  readonly given: readonly (readonly [uri: string, placeholders: readonly FieldReading[]])[];
}

interface SharedFile {
  readonly file: string;
  /** Among all files of the service. */
  readonly position: number;
  /** The ids of schemas to which nothing of the service leads. */
  readonly idle: readonly string[];
  /** It is in the service's folder: of other files, the schemas alone are the service's. */
  readonly isOwn: boolean;
}

/** Of the files of a service, those of its folder and those that they import. */
export interface ServiceFiles<File> {
  readonly own: readonly File[];
  readonly imported: readonly File[];
}

export function outlinesOf({ own, imported }: ServiceFiles<KnownModule>): ServiceFiles<ModuleOutline> {
  return { own: own.map(({ outline }) => outline), imported: imported.map(({ outline }) => outline) };
}

/** The share of each worker, with what is said of the service as a whole in the first; files that nobody has read are divided. */
export function definingShares(
  { own, imported }: ServiceFiles<ModuleOutline>,
  workerCount: number,
  readerOf: (file: string) => number | undefined,
): readonly DefiningShare[] {
  const outlines = [...own, ...imported];
  const schemas = schemasById(outlines.flatMap((outline) => outline.schemas));
  const reached = schemasReachedFrom(
    own.flatMap(({ refers }) => idsIn(refers)),
    schemas,
  );
  const givers = new Map<string, (readonly [hand: number, placeholders: readonly FieldReading[]])[]>();
  const workerOf = outlines.map(({ file }, position) => readerOf(file) ?? position % workerCount);
  own.forEach(({ given }, position) => {
    for (const [uri, placeholders] of given) givers.set(uri, [...(givers.get(uri) ?? []), [workerOf[position]!, placeholders]]);
  });
  return Array.from({ length: workerCount }, (_, worker): DefiningShare => {
    const files = outlines.flatMap((outline, position): readonly (SharedFile & { readonly outline: ModuleOutline })[] => {
      const idle = outline.schemas.flatMap(({ id }) => (reached.has(id) ? [] : [id]));
      return workerOf[position] === worker ? [{ file: outline.file, position, idle, isOwn: position < own.length, outline }] : [];
    });
    const known = new Set(files.map(({ file }) => file));
    const referring = [...files.map(({ outline }) => outline), ...(worker === 0 ? outlines.filter(({ hasService }) => hasService) : [])];
    const referred = referring.flatMap((outline) => [...idsIn(outline.refers), ...outline.schemas.flatMap(idsIn)]);
    const above = new Set(files.flatMap(({ outline }) => urisAbove(outline)));
    return {
      files: files.map(({ outline: _, ...file }) => file),
      lenders: [...new Set([...schemasReachedFrom(referred, schemas)].map(declaringFile))].filter((file) => !known.has(file)),
      given: [...above].flatMap((uri) => {
        const all = givers.get(uri) ?? [];
        return all.some(([giver]) => giver !== worker) ? [[uri, all.flatMap(([, placeholders]) => placeholders)] as const] : [];
      }),
    };
  });
}

/** @param service where what is said of the service as a whole belongs to this share */
export function defineShare(
  { files, lenders, given }: DefiningShare,
  readingOf: (file: string) => ModuleReading,
  service?: SourcedPart["service"],
): DefinedPart {
  const read = files.map((one) => ({ ...one, module: readingOf(one.file) }));
  const known = [...read.map(({ module }) => module), ...lenders.map(readingOf)].flatMap(({ schemas }) => schemas);
  const sourced = read.map(({ file, position, idle, isOwn, module }) => ({
    file,
    position,
    resources: isOwn ? module.resources : [],
    schemas: idle.length === 0 ? module.schemas : module.schemas.filter(({ id }) => !idle.includes(id)),
  }));
  return definedPart({
    ...(service === undefined ? {} : { service }),
    files: sourced,
    known: new Map(known.map((schema) => [schema.id, schema])),
    given: new Map([...givenPlaceholders(sourced.flatMap(({ resources }) => resources)), ...given]),
  });
}

/** What all workers tell; the first has its definitions at hand. */
export interface ToldByAll {
  readonly told: readonly ToldPart[];
  readonly first: DefinedPart;
}
