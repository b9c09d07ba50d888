/** The files of a draft in which resources are declared, with their types. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import type { DeclarationSyntax } from "../../print/syntax.ts";
import { uniqueName } from "../names.ts";
import { enumerationsOf } from "../resources/enumerations.ts";
import { namedTypesOf } from "../resources/named-types.ts";
import type { ResourceTarget } from "../resources/targets.ts";
import { unnumbered } from "../survey/text/request-lines.ts";
import { importsOfFile, type Drafting, type ResourceFile } from "./drafting.ts";
import { interfacesWith, type Interfaces } from "./fields.ts";
import { generalFile } from "./general-file.ts";
import { declaredFields, resourceOf } from "./resource.ts";
import { dataInterfaces } from "./resource-data.ts";
import { typesFile } from "./types-file.ts";

export function resourceFiles(drafting: Drafting): readonly ResourceFile[] {
  const { files } = drafting;
  const general = generalFile(drafting, uniqueName("general", new Set(files.map(({ path }) => path.slice(0, -".ts".length).toLowerCase()))));
  return [...files.map(({ path, targets }) => fileOf(drafting, path, targets)), ...general, ...typesFile(drafting)];
}

function fileOf(drafting: Drafting, path: string, targets: readonly ResourceTarget[]): ResourceFile {
  const sections = fieldSections(drafting, path, targets);
  const interfaces = interfacesFor(drafting, sections);
  const declarations = [
    ...targets.flatMap((target) => resourceOf(drafting, target, interfaces)),
    ...fieldInterfaces(drafting, sections, targets, interfaces),
    ...targets.flatMap((target) => dataInterfaces(drafting, target, interfaces)),
  ];
  const declared = targets.flatMap((target) => declaredFields(drafting, target) ?? []);
  const used = new Map(declared.map((one) => [one.name, one.path]));
  return {
    path,
    file: { imports: importsOfFile(drafting, path, declarations, used), declarations },
    guesses: targets.flatMap(({ guesses, uri }) => guesses.map((guess) => `${uri}: ${guess}`)),
  };
}

/** The sections whose fields are declared in a file. */
function fieldSections({ names }: Drafting, path: string, targets: readonly ResourceTarget[]): readonly StatedSection[] {
  return [...new Set(targets.flatMap(({ fields }) => fields ?? []))].filter((section) => names.fields.get(section)?.path === path);
}

function interfacesFor({ survey, doubts, limits, words, names, types }: Drafting, sections: readonly StatedSection[]): Interfaces {
  return interfacesWith(
    { places: survey.places, doubts, limits, types: namedTypesOf(survey), enumerations: enumerationsOf(survey) },
    words,
    types.all,
    sections.map((section) => [section, names.fields.get(section)!.name] as const),
  );
}

function fieldInterfaces(
  { names }: Drafting,
  sections: readonly StatedSection[],
  targets: readonly ResourceTarget[],
  interfaces: Interfaces,
): readonly DeclarationSyntax[] {
  const required = new Set(targets.flatMap(({ key }) => key));
  return sections.flatMap((section) =>
    interfaces.declare({ name: names.fields.get(section)!.name, section, comment: `The fields of ${unnumbered(section.section.title)}.`, required }),
  );
}
