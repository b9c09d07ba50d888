/** The documents of a service and what is left of its source map, joined from what its files contribute. */
import type { ServiceIndex } from "../link/service-index.ts";
import { documentFrom, type Fragment } from "../openapi/fragment.ts";
import { toJson } from "../openapi/json.ts";
import type { Root } from "../openapi/parts.ts";
import { hasNoSources, headerSources, joinedSources, partPath, serviceFolder, sourcePart } from "../openapi/source-map/sourcemap.ts";
import type { EntryPlaces } from "../openapi/texts.ts";
import { hashOf } from "../values/hash.ts";
import { documentsFor, SOURCES } from "./documents.ts";
import type { HashedFile } from "./hashed-file.ts";
import type { OutputFile } from "./output.ts";
import type { PartMade } from "./part-maker.ts";

/** What a definition file contributes. */
export interface Contribution extends Pick<PartMade, "documents" | "sources"> {
  readonly file: string;
}

/** A document, and where in it stands what each file contributes, in their order. */
export interface JoinedDocument extends HashedFile {
  readonly places: readonly EntryPlaces[];
}

export function joinedDocuments(
  root: Root,
  parts: readonly Contribution[],
  { listed }: ServiceIndex,
  groups: readonly string[],
): readonly (JoinedDocument | OutputFile)[] {
  return documentsFor(groups).flatMap(({ group, dialect, files }, position): readonly (JoinedDocument | OutputFile)[] => {
    const fragments = parts.map(({ documents }) => documents[group]!);
    const { document, traces, text } = documentFrom(root, fragments, listed, dialect);
    const texts = files.map(({ path, format }) => {
      const { text: bytes, places } = text(format);
      return { path, text: bytes, hash: hashOf(bytes), places };
    });
    if (position > 0 || !groups.includes(SOURCES)) return texts;
    const module = root.origin.definition.file;
    return [...texts, ...sourceFiles(root, parts, genericBefore(fragments), headerSources(document, module, traces))];
  });
}

/** The parts of the source map that follow from more than one file. */
function sourceFiles(
  root: Root,
  parts: readonly Contribution[],
  before: readonly number[],
  ofHeaders: ReturnType<typeof headerSources>,
): readonly OutputFile[] {
  return parts.flatMap(({ file, sources }, position) => {
    const joined = sources === undefined ? {} : joinedSources(sources, ofHeaders.get(file), before[position]!);
    return hasNoSources(joined) ? [] : [{ path: partPath(file, serviceFolder(root)), text: toJson(sourcePart(file, joined, root)) }];
  });
}

/** How many generic operations stand before those of each part. */
function genericBefore(fragments: readonly Fragment[]): readonly number[] {
  let count = 0;
  return fragments.map(({ portion }) => (count += portion.generic.length) - portion.generic.length);
}
