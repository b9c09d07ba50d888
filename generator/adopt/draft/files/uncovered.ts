/** Sections with fields that no definition names as its source, whatever the reason: what they list is not to be lost. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import type { FileSyntax } from "../../print/syntax.ts";
import { statusBlocks } from "../survey/answers/statuses.ts";
import { listsHeadersOfAnswers } from "../survey/rows/header-tables.ts";
import type { Survey } from "../survey/survey.ts";

export function uncoveredSections({ stated: { sections }, places }: Survey, files: readonly FileSyntax[]): readonly StatedSection[] {
  const named = new Set<string>();
  for (const { declarations } of files) for (const source of sourcesIn(declarations)) for (const one of placesAround(source)) named.add(one);
  return sections.filter((section) => listsTypes(section) && !named.has(places.section(section)));
}

function listsTypes(section: StatedSection): boolean {
  const ofStatuses = new Set(statusBlocks(section));
  return section.blocks.some(
    (block) =>
      block.block.is === "table" &&
      !ofStatuses.has(block) &&
      !listsHeadersOfAnswers(section.section, block.block) &&
      [...block.roles.values()].includes("type") &&
      block.rows.some(({ facts }) => facts.some(({ fact }) => fact === "type")),
  );
}

function* sourcesIn(value: unknown): Iterable<string> {
  if (typeof value !== "object" || value === null) return;
  if ("tag" in value && "text" in value && value.tag === "source" && typeof value.text === "string") yield value.text;
  for (const inner of Object.values(value)) yield* sourcesIn(inner);
}

/** `Things > size` names the section as well, and so may what stands before each further sign. */
function placesAround(source: string): readonly string[] {
  const parts = source.split(" > ");
  return parts.map((_, index) => parts.slice(0, index + 1).join(" > "));
}
