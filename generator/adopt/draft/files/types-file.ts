/** The types that files share: each has a section of its own, and is the fields of no resource. */
import { enumerationsOf } from "../resources/enumerations.ts";
import { namedTypesOf } from "../resources/named-types.ts";
import { typesPath } from "../resources/shared-types.ts";
import { unnumbered } from "../survey/text/request-lines.ts";
import { importsOfFile, type Drafting, type ResourceFile } from "./drafting.ts";
import { interfacesWith } from "./fields.ts";

export function typesFile(drafting: Drafting): readonly ResourceFile[] {
  const {
    survey,
    doubts,
    limits,
    words,
    types: { own, all },
  } = drafting;
  if (own.size === 0) return [];
  const interfaces = interfacesWith({ places: survey.places, doubts, limits, types: namedTypesOf(survey), enumerations: enumerationsOf(survey) }, words, all);
  const declarations = [...own].flatMap(([section, name]) =>
    interfaces.declare({
      name,
      section,
      comment: `The fields of ${unnumbered(section.section.title)}.`,
      required: new Set(),
      ...(section === survey.errors.section && survey.errors.example !== undefined ? { example: survey.errors.example } : {}),
    }),
  );
  const comment = { text: "Types that the document has sections for, and that others name." };
  return [{ path: typesPath, file: { comment, imports: importsOfFile(drafting, typesPath, declarations, new Map()), declarations }, guesses: [] }];
}
