/** A service in a few words, as a file beside its docs: what the page over all services is made of. */
import type { Service } from "../../model/service.ts";
import { jsonValue } from "../emit/json.ts";
import type { Emit } from "../emit/value.ts";
import type { FoldedUnknowns } from "../unknowns/fold-unknowns.ts";
import type { PageOutline } from "./digest.ts";
import { firstParagraph } from "./prose.ts";

export interface ServiceCard {
  readonly title: string;
  readonly version: string;
  /** The first paragraph of what it is, in Markdown. */
  readonly summary: string;
  readonly resources: number;
  readonly operations: number;
  readonly fields: number;
  /** What the document does not show, and where it says two things. */
  readonly unknowns: number;
  readonly contradictions: number;
}

export type CardView = { readonly [Of in keyof ServiceCard]: Emit };

const TEXTS = ["title", "version", "summary"] as const;
const COUNTS = ["resources", "operations", "fields", "unknowns", "contradictions"] as const;

export function cardOf(
  { title, version, description }: Pick<Service, "title" | "version" | "description">,
  digests: readonly PageOutline[],
  { gaps, conflicts }: FoldedUnknowns,
): ServiceCard {
  return { title, version, summary: firstParagraph(description), ...countsIn(digests), unknowns: gaps.length, contradictions: conflicts.length };
}

export function countsIn(digests: readonly PageOutline[]): Pick<ServiceCard, "resources" | "operations" | "fields"> {
  const resources = digests.flatMap((digest) => digest.resources);
  const operations = resources.reduce((sum, resource) => sum + resource.operations.length, 0);
  const fields = digests.reduce((sum, { types }) => sum + types.reduce((all, type) => all + type.fields.length, 0), 0);
  return { resources: resources.length, operations, fields };
}

export function cardView(card: ServiceCard): CardView {
  return Object.fromEntries([...TEXTS, ...COUNTS].map((name) => [name, jsonValue(card[name])])) as CardView;
}

/** Undefined where the text is none of a card: the folder of outputs may hold what others put there. */
export function cardIn(text: string): ServiceCard | undefined {
  const value = parsed(text);
  if (typeof value !== "object" || value === null) return undefined;
  const card = value as Readonly<Record<string, unknown>>;
  const isCard = TEXTS.every((name) => typeof card[name] === "string") && COUNTS.every((name) => Number.isSafeInteger(card[name]));
  return isCard ? (value as ServiceCard) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
