/** What is over the whole service knows of a definition file: plain values, as JSON has them, made from that file alone. */
import type { UnknownFinding } from "../unknowns/find-unknowns.ts";
import type { FirstRequest } from "./first-request.ts";

export interface PageDigest {
  /** The definition file. */
  readonly file: string;
  /** Below the folder of the docs, without its ending: `reference/hall/seat`. */
  readonly page: string;
  readonly title: string;
  /** The first paragraph of what the page is about, in Markdown. */
  readonly summary: string;
  readonly resources: readonly ResourceDigest[];
  readonly types: readonly TypeDigest[];
  /** Statements, gaps and contradictions that stand on the page. */
  readonly notes: readonly NoteDigest[];
  /** Whatever the document leaves open there. */
  readonly findings: readonly UnknownFinding[];
  /** Where one of its resources has an operation. */
  readonly first?: FirstRequest;
}

/** What pages over the whole service follow from that list what there is. */
export interface PageOutline extends Omit<PageDigest, "types" | "notes" | "findings"> {
  readonly types: readonly (Pick<TypeDigest, "name" | "anchor"> & { readonly fields: { readonly length: number } })[];
}

export function pageOutline({ file, page, title, summary, resources, types, first }: PageDigest): PageOutline {
  const listed = types.map(({ name, anchor, fields: { length } }) => ({ name, anchor, fields: { length } }));
  return { file, page, title, summary, resources, types: listed, ...(first === undefined ? {} : { first }) };
}

/** What the page on limits follows from besides what there is. */
export interface PageLimits extends Pick<PageDigest, "page" | "resources"> {
  readonly types: readonly (Pick<TypeDigest, "name"> & { readonly fields: readonly Pick<FieldDigest, "path" | "anchor" | "on" | "limits" | "places">[] })[];
}

export function limitedFields({ types }: PageDigest): PageLimits["types"] {
  const limited = ({ limits }: FieldDigest): boolean => limits.length > 0;
  return types.map(({ name, fields }) => ({
    name,
    fields: fields.filter(limited).map(({ path, anchor, on, limits, places }) => ({ path, anchor, ...(on && { on }), limits, places })),
  }));
}

export interface ResourceDigest {
  readonly id: string;
  /** The resource that the definition nests it in. */
  readonly parent?: string;
  readonly noun: string;
  readonly title: string;
  readonly uri: string;
  /** The same whatever the placeholders are called. */
  readonly pattern: string;
  readonly generic?: true;
  readonly kind: string;
  /** What the kind means, and where that is stated. */
  readonly meaning: KindDigest;
  readonly description: string;
  readonly anchor: string;
  readonly operations: readonly OperationDigest[];
}

export interface KindDigest {
  readonly description: string;
  readonly places: readonly string[];
}

export interface OperationDigest {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly uri: string;
  readonly effect: string;
  readonly summary: string;
  readonly anchor: string;
  /** The seconds over which values are computed. */
  readonly windows: readonly number[];
  /** Where that is stated. */
  readonly places: readonly string[];
  /** The stated answers other than success. */
  readonly failures: readonly { readonly status: string; readonly description: string }[];
}

export interface TypeDigest {
  readonly name: string;
  readonly anchor: string;
  readonly description: string;
  readonly fields: readonly FieldDigest[];
}

export interface FieldDigest {
  /** From the type on: `samples[].name`. */
  readonly path: string;
  readonly anchor: string;
  /** The page that it is on, where that is not the one of its file. */
  readonly on?: string;
  /** What it is, as text: `number`, `list of Seat`. */
  readonly type: string;
  /** One sentence each: `Default 0.` */
  readonly facts: readonly string[];
  readonly limits: readonly string[];
  readonly description: string;
  readonly places: readonly string[];
}

export interface NoteDigest {
  readonly is: "statement" | "not shown" | "contradiction";
  /** Short, as the definition calls it. */
  readonly name: string;
  readonly says: string;
  readonly page: string;
  readonly anchor: string;
}
